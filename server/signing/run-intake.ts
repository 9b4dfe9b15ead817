import type { FieldPlan } from '@sigillum/engine/pdf';
import type {
  DocumentInspection,
  DrawRemainingInput,
  DrawRemainingOutput,
  IntakeInput,
  IntakeResult,
} from '@sigillum/engine/pdf/workers';
import { accessBytes, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import { planBlanks } from './plan-blanks.ts';
import { planField } from './plan-field.ts';
import type { Signer } from './signers.ts';
import type { IntakeVersion } from './tables.ts';

export interface IntakeOutcome {
  /** The file to sign: the newest version, after intake. */
  source: RandomAccess;
  intake: IntakeVersion | undefined;
}

/**
 * Before the first signature: every signer's fields come into being, and the file is mended where signing needs it. Belongs to the
 * first signature and not to sending, because signers may change until then. Throws PdfProblem.
 */
export async function runIntake(
  services: Services,
  document: DocumentRow,
  file: Pick<IntakeOf, 'filePath' | 'upload' | 'isTest'>,
  signers: Signer[],
): Promise<IntakeOutcome> {
  const plans = signers.flatMap(({ sid, visualSignatures, fields }) => {
    const mark = visualSignatures.get(document.id);
    return mark === undefined ? [] : [{ ...planField(sid, mark), blanks: planBlanks(fields, document.id) }];
  });
  return intakeFile(services, { ...file, inspection: document.inspection, plans });
}

interface IntakeOf {
  /** The same file, for the worker and by position. */
  filePath: string;
  upload: RandomAccess;
  inspection: DocumentInspection;
  plans: FieldPlan[];
  /** Each page says that it is a test. */
  isTest: boolean;
}

/** The same for a file without a request. */
export async function intakeFile(
  services: Services,
  { filePath, inspection, upload, plans, isTest }: IntakeOf,
): Promise<IntakeOutcome> {
  await requireDrawable(services, inspection, filePath);
  const input: IntakeInput = { filePath, plans, isTest };
  const { rewritten, tail, preparedSha256 } = await services.pdf.run<IntakeResult>('intake-upload', input);
  if (rewritten) {
    const whole = concatAccess(accessBytes(rewritten), accessBytes(tail));
    const { sha256, size } = await services.blobs.put(Buffer.concat([rewritten, tail]));
    return { source: whole, intake: { baseBlob: sha256, tailBlob: null, sha256: preparedSha256, size } };
  }
  if (tail.length === 0) return { source: upload, intake: undefined };
  const { sha256 } = await services.blobs.put(tail);
  const source = concatAccess(upload, accessBytes(tail));
  return { source, intake: { baseBlob: null, tailBlob: sha256, sha256: preparedSha256, size: source.size } };
}

/** Nobody signs a page that cannot be seen: what the inspection of the upload did not get to is drawn now. */
async function requireDrawable(services: Services, inspection: DocumentInspection, filePath: string): Promise<void> {
  let next: number | undefined = inspection.drawnPages ?? 0;
  if (next >= inspection.pageCount) return;
  while (next !== undefined) {
    const input: DrawRemainingInput = { filePath, from: next };
    ({ next } = await services.pdf.run<DrawRemainingOutput>('draw-remaining-pages', input));
  }
}
