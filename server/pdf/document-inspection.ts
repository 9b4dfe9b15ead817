import type { ActiveContent } from './inspection/find-active-content.ts';
import type { ExistingSignature, SignatureField } from './inspection/read-signature-fields.ts';
import type { PdfProblem } from './upload-problems.ts';

/** A page as it is displayed: points, CropBox and /Rotate applied. */
export interface InspectedPage {
  width: number;
  height: number;
  rotation: 0 | 90 | 180 | 270;
}

/**
 * What an upload is. `problems` non-empty means: refuse it, the first key is the one to show. What could not be read
 * because of a problem keeps its empty value.
 */
export interface DocumentInspection {
  problems: PdfProblem[];
  pageCount: number;
  pages: InspectedPage[];
  isEncrypted: boolean;
  hasUserPassword: boolean;
  existingSignatures: ExistingSignature[];
  signatureFields: SignatureField[];
  hasForms: boolean;
  hasXfa: boolean;
  activeContent: ActiveContent[];
  pdfVersion: string;
  claimsPdfA: boolean;
  isLinearized: boolean;
}

/** The report of a file of which nothing but a problem is known. */
export function describeRefusal(problem: PdfProblem): DocumentInspection {
  return {
    problems: [problem],
    pageCount: 0,
    pages: [],
    isEncrypted: false,
    hasUserPassword: false,
    existingSignatures: [],
    signatureFields: [],
    hasForms: false,
    hasXfa: false,
    activeContent: [],
    pdfVersion: '',
    claimsPdfA: false,
    isLinearized: false,
  };
}
