import { randomUUID } from 'node:crypto';
import { finishRevisions, PlaceholderTooSmall, prepareRevision, verifyRevision } from '@sigillum/engine/pdf';
import { accessBytes, accessFile, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/access';
import { normaliseImage } from '@sigillum/engine/pdf/appearance';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { TrustError } from '@sigillum/engine/pki';
import type { SigningContext } from '@sigillum/engine/trust';
import type { VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { storeUpload } from '../documents/store-upload.ts';
import { refuse } from '../http/refusal.ts';
import type { UsableSeal } from '../seals/find-usable-seal.ts';
import { judgePlacement } from '../signature-requests/placement-rules.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { admitSigning } from './admit-signing.ts';
import { extendFile } from './extend-file.ts';
import { keepNothing } from './keep-nothing.ts';
import { askedLevel } from './level-rule.ts';
import { markSteps } from './mark-steps.ts';
import { planField } from './plan-field.ts';
import { intakeFile } from './run-intake.ts';
import { translateFailure } from './translate-failure.ts';
import { verifyFinal } from './verify-final.ts';

/** A file that is sealed without a request. */
export interface FileToSeal {
  filePath: string;
  inspection: DocumentInspection;
  visual: VisualSignature | null;
  seal: UsableSeal;
  /** Every page and the mark say that it is a test. */
  isDemo: boolean;
  zone: string;
}

/** A stranger's mark that cannot be placed. Throws a refusal. */
function requirePlace({ pages, signatureFields }: DocumentInspection, visual: VisualSignature | null): void {
  const fieldNames = signatureFields.filter(({ signed }) => !signed).map(({ name }) => name);
  const problem = visual && judgePlacement(visual, { pages, fieldNames });
  if (!problem) return;
  const field = `visual_signature.${visual.form_field === undefined ? 'positions' : 'form_field'}`;
  const message = visual.form_field === undefined ? 'There is no such place.' : `Fields: ${fieldNames.join(', ')}`;
  throw refuse(problem, { violations: [{ field, code: problem.split('.').at(-1)!, message }] });
}

/**
 * Seals a file as an organisation, by the same steps as a signature of a request: intake, revision, long-term data, and our own verifier
 * twice. It is done when it has its final level; a trust service that is away is a refusal. Whoever gets the blob settles it.
 */
export async function sealFile(services: Services, file: FileToSeal): Promise<Blob> {
  requirePlace(file.inspection, file.visual);
  try {
    return await admitSigning(() => makeSeal(services, file));
  } catch (error) {
    throw translateFailure(error, services.log);
  }
}

async function makeSeal(services: Services, file: FileToSeal, contentsSize?: number): Promise<Blob> {
  const { now, trust } = services;
  const { seal, visual, isDemo } = file;
  const sid = randomUUID();
  const plan = planField(sid, visual);
  await using upload = await accessFile(file.filePath);
  // The sealed file is one whole; its parts are nobody's.
  const unkept = { ...services, blobs: keepNothing(services.blobs) };
  const { source } = await intakeFile(unkept, { ...file, upload, plans: [plan], isTest: isDemo });
  try {
    const image = visual && (seal.image ?? (visual.image && Buffer.from(visual.image.content, 'base64')));
    const mark = image ? await normaliseImage(image) : undefined;
    const at = now();
    const prepared = await prepareRevision(source, {
      sid,
      signerName: seal.organisation,
      quality: isDemo ? 'DEMO' : 'AES',
      reason: isDemo ? `Test: ${seal.label}` : seal.label,
      ...plan,
      ...(mark && { mark }),
      isCertifying: true,
      isClosing: true,
      at,
      timeZone: file.zone,
      ...(contentsSize && { contentsSize }),
    });
    const context: SigningContext = {
      ...prepared.state.context,
      ...({ signerName: seal.organisation, quality: 'AES', legislation: 'ZERTES', language: 'en' } as const),
      sealAccountName: seal.accountName,
    };
    const revision = { tail: prepared.tail, state: { ...prepared.state, context } };
    const [finished] = await finishRevisions([revision], markSteps(trust), { now: at });
    if (finished?.kind !== 'finished') throw new TrustError('refused', 'the trust service asks for a step to seal');
    const signed = concatAccess(source, accessBytes(finished.tail));
    const { pending, validation } = finished;
    const extended = await extendFile(unkept, signed, { wish: 'B-LTA', known: validation, pending });
    if (extended.level !== askedLevel) throw refuse('error.unavailable', { retryAfter: 10 });
    const { prefixSize: size, prefixSha256: sha256 } = prepared.state;
    const options = { anchors: await trust.anchors(), prefix: { size, sha256 }, level: askedLevel, now: now() };
    const { size: maxSize } = extended.source;
    const given = Promise.withResolvers<void>();
    const onLook = given.resolve;
    const storing = storeUpload(services, readAll(extended.source), { maxSize, isPdf: true, onLook });
    // The disk makes it last and a worker inspects it while the verifier looks, which leaves them no moment of this thread.
    const verifying = Promise.race([given.promise, storing]).then(async () => {
      await verifyRevision(extended.source, options);
      return verifyFinal(services, extended.source, [plan.fieldName]);
    });
    const [stored, verified] = await Promise.allSettled([storing, verifying]);
    if (stored.status === 'rejected') throw stored.reason;
    if (verified.status === 'fulfilled' && verified.value.isPassed) return stored.value;
    await settleUploads(services, [stored.value.sha256]);
    throw verified.status === 'rejected' ? verified.reason : refuse('error.sign.failed');
  } catch (error) {
    if (!(error instanceof PlaceholderTooSmall) || contentsSize) throw error;
    return await makeSeal(services, file, error.neededSize);
  }
}

const chunkSize = 1024 * 1024;

async function* readAll(source: RandomAccess): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < source.size; at += chunkSize)
    yield await source.read(at, Math.min(chunkSize, source.size - at));
}
