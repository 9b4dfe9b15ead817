import { refuse } from '../http/refusal.ts';
import { takeInModule, type TakeInInput, type TakeInOutput } from '@sigillum/engine/pdf/take-in-upload.ts';
import { accessBytes, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/structure/random-access.ts';
import { pathOfVersion } from '../documents/versions.ts';
import type { Services } from '../services.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import { planField } from './plan-field.ts';
import type { Signer } from './signers.ts';
import type { IntakeVersion } from './tables.ts';

export interface TakenIn {
  /** The file to sign: the newest version, after intake. */
  source: RandomAccess;
  intake: IntakeVersion | undefined;
}

const problemOf = {
  'file.pdf.damaged': 'file.pdf.damaged',
  'file.pdf.too_complex': 'file.pdf.too_complex',
  'file.pdf.encrypted': 'file.pdf.password_protected',
  'file.pdf.xfa': 'file.pdf.xfa',
  'file.pdf.changes_forbidden': 'file.pdf.no_changes_allowed',
  'file.pdf.signed_damaged': 'file.pdf.signed_damaged',
  'file.pdf.signed_encrypted': 'file.pdf.signed_encrypted',
} as const;

/**
 * Before the first signature: every signer's field comes into being, and the file is mended where signing needs it. Belongs to the
 * first signature and not to sending, because signers may change until then.
 */
export async function takeInDocument(
  services: Services,
  document: DocumentRow,
  upload: RandomAccess,
  signers: Signer[],
): Promise<TakenIn> {
  const plans = signers.map(({ sid, visualSignatures }) => planField(sid, visualSignatures.get(document.id) ?? null));
  const input: TakeInInput = { filePath: await pathOfVersion(services, document.current_version_id), plans };
  const output = await services.pdf.run<TakeInOutput>(Object.keys(takeInModule)[0]!, input);
  if (output.kind === 'refused') throw refuse(problemOf[output.key]);
  const { rewritten, tail, preparedSha256 } = output.result;
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
