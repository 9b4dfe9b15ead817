import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runIntake } from '../pdf/intake.ts';
import type { Placement } from '../pdf/placement.ts';
import { finishRevisions, prepareRevision, type RevisionRequest } from '../pdf/sign-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { createTrustCentre } from '../trust-centre/create-trust-centre.ts';
import { makeLocalTrustService } from '../trust/local-trust-service.ts';
import { openTrustCentre, type TrustCentre } from '../trust-centre/trust-centre.ts';
import type { TrustService } from '../trust/trust-service.ts';

/** A trust centre in a folder that is gone with the test, and the trust port on it. */
export type SigningFixture = {
  centre: TrustCentre;
  trust: TrustService;
  folder: string;
  passphrase: string;
  remove(): void;
};

/** Sets up a trust centre of its own for one test file. */
export async function makeSigningFixture(clock: () => Date = () => new Date()): Promise<SigningFixture> {
  const work = mkdtempSync(join(tmpdir(), 'sigillum-signing-'));
  const options = {
    folder: join(work, 'trust'),
    passphrase: randomBytes(16).toString('hex'),
    isRandom: true,
    baseUrl: 'http://127.0.0.1:9',
    clock,
  };
  await createTrustCentre(options);
  const centre = await openTrustCentre(options);
  return {
    centre,
    trust: makeLocalTrustService(centre),
    folder: work,
    passphrase: options.passphrase,
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** A request with plain defaults, for a signer known by number. */
export function makeRevisionRequest(index: number, changes: Partial<RevisionRequest> = {}): RevisionRequest {
  const names = ['Zoë Müller-Łukasz', 'Jean-François Noël', 'Ελένη Παπαδοπούλου', 'Дмитрий Шостакович'];
  return {
    sid: `sid-${index}`,
    signerName: names[index % names.length]!,
    quality: 'SES',
    reason: 'I agree to this document',
    fieldName: `signature-${index}`,
    placements: [],
    at: new Date(),
    timeZone: 'Europe/Zurich',
    ...changes,
  };
}

const joinBytes = (a: Uint8Array, b: Uint8Array) => new Uint8Array(Buffer.concat([a, b]));

/** Takes a file in for all signers, and returns the file that the first of them signs. */
export async function prepareFile(file: Uint8Array, requests: RevisionRequest[]): Promise<Uint8Array> {
  const plans = requests.map(({ fieldName, placements, blanks = [] }) => ({ fieldName, placements, blanks }));
  const { rewritten, tail } = await runIntake(accessBytes(file), plans);
  return joinBytes(rewritten ?? file, tail);
}

/** Signs a file once and returns the new file; `now` is the moment for whoever judges freshness. */
export async function signFile(
  file: Uint8Array,
  request: RevisionRequest,
  trust: TrustService,
  now = new Date(),
): Promise<Uint8Array> {
  const prepared = await prepareRevision(accessBytes(file), request);
  const [finished] = await finishRevisions([prepared], trust, { now });
  if (finished?.kind !== 'finished') throw new Error('the trust service asked for a step');
  return joinBytes(file, finished.tail);
}

/** A file signed by one after another; the last element is the final file. */
export async function signInOrder(
  file: Uint8Array,
  requests: RevisionRequest[],
  trust: TrustService,
): Promise<Uint8Array[]> {
  const stages = [await prepareFile(file, requests)];
  for (const request of requests) stages.push(await signFile(stages.at(-1)!, request, trust));
  return stages;
}

/** A placement of common size. */
export const placeAt = (pageIndex: number, x: number, y: number, rotation = 0): Placement => ({
  pageIndex,
  x,
  y,
  width: 180,
  height: 56,
  rotation,
});
