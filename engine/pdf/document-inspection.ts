import type { CopiedFields } from './clean-copy/make-clean-copy.ts';
import type { RemovedAction } from './clean-copy/remove-actions.ts';
import type { PdfAClaim } from './inspection/read-xmp.ts';
import type { ActiveContent } from './inspection/find-active-content.ts';
import type { ExistingSignature, SignatureField } from './inspection/read-signature-fields.ts';
import type { XrefKind } from './inspection/read-xref.ts';
import type { IntakeChange } from './intake.ts';
import type { PdfProblemKey } from './pdf-problem.ts';

/** What a PDF can be made of. */
export type ConvertedKind = 'DOCX' | 'ODT' | 'PNG' | 'JPEG';

/** A page as it is displayed: points (1/72 inch), CropBox, /Rotate and /UserUnit applied. */
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
  problems: PdfProblemKey[];
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
  /** How many pages, from the first, have been drawn to see that they can be; the others are tried before the first signature. */
  drawnPages?: number;
  /** Set where the file is our copy of one that was refused for its actions. */
  cleanCopy?: { originalSha256: string; fields: CopiedFields; removed: RemovedAction[] };
  /** Set where the file is a PDF that we made of another; its sender has to look at it before anybody else does. `sha256`: of that PDF, where a program is told. */
  conversion?: { originalSha256: string; from: ConvertedKind; sha256?: string; acceptedAt?: string };
  /** Set where words of it were covered: the file as it came, and where each box begins. */
  covered?: { originalSha256: string; boxes: { pageIndex: number; x: number; y: number }[] };
  /** What uploads before this release lack. */
  contents?: FileContents;
}

/** The rest of what the upload screen tells. */
export interface FileContents {
  xref: XrefKind;
  form: { fieldCount: number; filledCount: number };
  pdfA?: PdfAClaim;
  /** Metadata that no XML reader can read. */
  hasBrokenMetadata: boolean;
  externalLinks: number;
  /** Names of attached files. */
  attachments: string[];
  /** Names of fonts that pages use and the file does not hold. */
  missingFonts: string[];
  /** Names of layers that are off when the file is opened. */
  hiddenLayers: string[];
  croppedPages: number;
  /** Pages that state a size of their unit. */
  scaledPages: number;
  /** What intake will do to the file; empty: nothing at all. */
  changes: IntakeChange[];
}

/** The report of a file of which nothing but a problem is known. */
export function describeRefusal(problem: PdfProblemKey): DocumentInspection {
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
