import { randomUUID } from 'node:crypto';
import type { SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  extendDocument,
  finishRevisions,
  PlaceholderTooSmall,
  prepareRevision,
  renewDocument,
  verifyRevision,
  type ExtensionTail,
} from '@sigillum/engine/pdf';
import { accessBytes, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import { TrustError, type ValidationData } from '@sigillum/engine/pki';

/** A PDF with the platform's seal, and the level that its bytes prove. */
export interface SealedFile {
  bytes: Uint8Array<ArrayBuffer>;
  level: SignatureLevel;
}

type Sealing = Pick<Services, 'trust' | 'now'>;

/**
 * Puts the platform's invisible seal on a PDF of ours, certifying it, at B-LTA or as near to it as the trust service helps. What leaves
 * has passed our own check. Throws TrustError when nobody can seal at all, RevisionFault when what came of it does not hold.
 */
export async function sealPdf({ trust, now }: Sealing, pdf: Uint8Array, reason: string): Promise<SealedFile> {
  const source = accessBytes(pdf);
  const { tail, validation, state } = await makeSeal({ trust, now }, pdf, reason);
  const tails = await extendSeal({ trust, now }, concatAccess(source, accessBytes(tail)), validation);
  const bytes = new Uint8Array(Buffer.concat([pdf, tail, ...tails.map((item) => item.bytes)]));
  const prefix = { size: state.prefixSize, sha256: state.prefixSha256 };
  const { level } = await verifyRevision(accessBytes(bytes), { anchors: await trust.anchors(), prefix, now: now() });
  return { bytes, level };
}

/**
 * Long-term data and the timestamps over them. Nothing is left at the end of the file that no timestamp covers, so that a reader of the
 * file may say: this is all that was sealed.
 */
async function extendSeal(
  { trust, now }: Sealing,
  signed: RandomAccess,
  known: ValidationData,
): Promise<ExtensionTail[]> {
  const tails: ExtensionTail[] = [];
  const countCovered = () => tails.findLastIndex(({ cause }) => cause === 'TIMESTAMP') + 1;
  try {
    tails.push(...(await extendDocument(signed, trust, { wish: 'B-LTA', known, now: now() })).tails);
    if (countCovered() && countCovered() < tails.length) {
      // The status of an authority that stamped here for the first time came after its timestamp.
      const whole = concatAccess(signed, ...tails.map(({ bytes }) => accessBytes(bytes)));
      tails.push(...(await renewDocument(whole, trust, now())).tails);
    }
  } catch (error) {
    if (!(error instanceof TrustError) || error.failure === 'refused') throw error;
  }
  return tails.slice(0, countCovered());
}

async function makeSeal({ trust, now }: Sealing, pdf: Uint8Array, reason: string, contentsSize?: number) {
  const at = now();
  const prepared = await prepareRevision(accessBytes(pdf), {
    ...{
      sid: randomUUID(),
      signerName: 'Sigillum',
      quality: 'SES',
      isPlatform: true,
      reason,
      fieldName: 'report-seal',
    },
    ...{ placements: [], isCertifying: true, at, timeZone: 'UTC', ...(contentsSize && { contentsSize }) },
  });
  try {
    const [finished] = await finishRevisions([prepared], trust, { now: at });
    if (finished?.kind !== 'finished') throw new TrustError('refused', 'the trust service asks for a step to seal');
    return { ...finished, state: prepared.state };
  } catch (error) {
    if (!(error instanceof PlaceholderTooSmall) || contentsSize) throw error;
    return makeSeal({ trust, now }, pdf, reason, error.neededSize);
  }
}
