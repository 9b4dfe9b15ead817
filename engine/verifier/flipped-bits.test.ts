import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { extendDocument } from '../pdf/long-term/extend-document.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import type { DocumentReport } from './report.ts';
import { verifyDocument } from './verify-document.ts';

/** Coprime to any size that occurs: the positions spread over the whole file and never meet twice. */
const STRIDE = 100_003;

let fixture: SigningFixture;
let file: Uint8Array;

const judge = (bytes: Uint8Array): Promise<DocumentReport> =>
  verifyDocument(accessBytes(bytes), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
  });

function flip(position: number, bit: number): Uint8Array {
  const twin = Uint8Array.from(file);
  twin[position] = twin[position]! ^ (1 << bit);
  return twin;
}

/** The verdicts that let a changed bit pass; none is expected. */
async function findPassing(count: number, pick: (index: number) => number): Promise<string[]> {
  const passing: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [position, bit] = [pick(index), index % 8];
    const { verdict } = await judge(flip(position, bit));
    if (verdict === 'TOTAL_PASSED') passing.push(`byte ${position}, bit ${bit}`);
  }
  return passing;
}

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const requests = (['SES', 'AES'] as const).map((quality, index) => makeRevisionRequest(index, { quality }));
  const signed = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
  const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LTA', now: new Date() });
  file = new Uint8Array(Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]));
});
afterAll(() => fixture.remove());

describe('a file that is proved for the long term', () => {
  it('passes as it is', async () => {
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('passes with no single bit changed, wherever it is', async () => {
    expect(await findPassing(240, (index) => (index * STRIDE) % file.length)).toEqual([]);
  });

  it('passes with no single bit changed of its objects, its newest revision included', async () => {
    const zeros = Buffer.from('0'.repeat(64));
    const isPadding = (position: number) => Buffer.from(file.subarray(position, position + 64)).equals(zeros);
    const positions = Array.from(file.keys()).filter((position) => position % 97 === 0 && !isPadding(position));
    const step = Math.max(1, Math.floor(positions.length / 240));
    const chosen = positions.filter((_, index) => index % step === 0);
    expect(await findPassing(chosen.length, (index) => chosen[index]!)).toEqual([]);
  });
});
