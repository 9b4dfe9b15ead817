import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks, makeAttackBase } from '../../testing/attack-pdfs.ts';
import { benignEdits } from '../../testing/benign-pdfs.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../../testing/signing-fixture.ts';
import { accessBytes } from '../../pdf/structure/random-access.ts';
import { scanFile } from '../bytes/scan-file.ts';
import { judgeChanges, type ChangePolicy } from './judge-changes.ts';
import { listChanges } from './list-changes.ts';

let fixture: SigningFixture;
let signed: Uint8Array;
let certified: Uint8Array;

const requests = [
  makeRevisionRequest(0, { placements: [placeAt(0, 50, 50), placeAt(1, 50, 50)] }),
  makeRevisionRequest(1, { placements: [placeAt(0, 300, 50), placeAt(1, 300, 50)] }),
];

async function judge(file: Uint8Array, signedSize: number, policy: Partial<ChangePolicy> = {}) {
  const ends = (await scanFile(accessBytes(file))).revisions.map(({ size }) => size);
  const all = await listChanges(accessBytes(file), ends);
  return judgeChanges(all, { fromRevision: ends.indexOf(signedSize), locks: [], ...policy });
}

beforeAll(async () => {
  fixture = await makeSigningFixture();
  const prepared = await prepareFile(makeAttackBase(), requests);
  signed = await signFile(prepared, requests[0]!, fixture.trust);
  certified = await signFile(prepared, { ...requests[0]!, isCertifying: true }, fixture.trust);
});
afterAll(() => fixture.remove());

describe('changes since a signature', () => {
  const revisionAttacks = attacks.filter(({ kind }) => kind !== 'signature-wrapping' && kind !== 'universal-forgery');

  test.each(revisionAttacks)('$kind: $name is not allowed', async ({ alter, isCertified }) => {
    const file = isCertified ? certified : signed;
    const changes = await judge(await alter(file), file.length, isCertified ? { docMdp: 2 } : {});
    expect(changes.filter((change) => !change.isAllowed)).not.toEqual([]);
  });

  test.each(benignEdits)('$name: allowed after a signature and in a certified file', async ({ alter }) => {
    const plain = await judge(await alter(signed), signed.length);
    const inCertified = await judge(await alter(certified), certified.length, { docMdp: 2 });
    expect([...plain, ...inCertified].filter((change) => !change.isAllowed)).toEqual([]);
  });

  test.each([
    ['signed', undefined],
    ['certified', 2],
  ] as const)('names the signature and the further marks of the next signer in a %s file', async (kind, docMdp) => {
    const file = kind === 'signed' ? signed : certified;
    const changes = await judge(await signFile(file, requests[1]!, fixture.trust), file.length, docMdp && { docMdp });
    expect(changes).toMatchObject([
      { kind: 'signature', fieldName: 'signature-1', page: 0, isAllowed: true },
      { kind: 'mark', fieldName: 'signature-1 mark 1', page: 1, isAllowed: true },
    ]);
  });
});
