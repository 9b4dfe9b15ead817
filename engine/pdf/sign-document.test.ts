import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';

import { GlyphMissing } from './appearance/shape-text.ts';
import { PlaceholderTooSmall } from './embed-signature.ts';
import { StructureProblem } from './pdf-problem.ts';
import { finishRevisions, prepareRevision, type PreparedRevision } from './sign-document.ts';
import { accessBytes, concatAccess } from './structure/random-access.ts';
import { RevisionFault, verifyRevision } from './verify-revision.ts';

let fixture: SigningFixture;
beforeAll(async () => {
  fixture = await makeSigningFixture();
});
afterAll(() => fixture.remove());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const anchors = () => [fixture.centre.root];
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('preparing and finishing a revision', () => {
  it('can be done by different processes: what is stored between them is bytes and JSON', async () => {
    const request = makeRevisionRequest(0, { placements: [placeAt(0, 60, 120)] });
    const file = await prepareFile(buildPdf(), [request]);
    const { tail, state } = await prepareRevision(accessBytes(file), request);
    const stored = { tail: Buffer.from(tail).toString('base64'), state: JSON.stringify(state) };

    const restored: PreparedRevision = {
      tail: new Uint8Array(Buffer.from(stored.tail, 'base64')),
      state: JSON.parse(stored.state) as PreparedRevision['state'],
    };
    const [finished] = await finishRevisions([restored], fixture.trust);
    if (finished?.kind !== 'finished') throw new Error('a step was not expected');
    const whole = concatAccess(accessBytes(file), accessBytes(finished.tail));
    const prefix = { size: file.length, sha256: hashOf(file) };
    expect(state).toMatchObject({ prefixSize: prefix.size, prefixSha256: prefix.sha256 });
    const verdict = await verifyRevision(whole, { anchors: anchors(), prefix });
    expect(verdict).toMatchObject({ fieldName: 'signature-0', signatureCount: 1 });
    expect(verdict.sha256).toBe(hashOf(Buffer.concat([file, finished.tail])));
  });

  it('signs several documents of one person under one authorisation', async () => {
    const authorisations: number[] = [];
    const trust: SigningFixture['trust'] = {
      ...fixture.trust,
      authorize(context, items) {
        authorisations.push(items.length);
        return fixture.trust.authorize(context, items);
      },
    };
    const files = ['table', 'stream'].map((style) => buildPdf({ style: style as 'table' }));
    const prepared = await Promise.all(files.map((file) => prepareRevision(accessBytes(file), makeRevisionRequest(0))));
    const finished = await finishRevisions(prepared, trust);
    expect(authorisations).toEqual([2]);
    for (const [index, revision] of finished.entries()) {
      if (revision.kind !== 'finished') throw new Error('a step was not expected');
      const whole = concatAccess(accessBytes(files[index]!), accessBytes(revision.tail));
      await expect(verifyRevision(whole, { anchors: anchors() })).resolves.toMatchObject({ signatureCount: 1 });
    }
  });

  it('does not mix persons in one authorisation', async () => {
    const file = accessBytes(buildPdf());
    const prepared = await Promise.all([0, 1].map((index) => prepareRevision(file, makeRevisionRequest(index))));
    await expect(finishRevisions(prepared, fixture.trust)).rejects.toThrow('different signers');
  });

  it('passes on the step that a trust service asks of the signer', async () => {
    const step = { kind: 'redirect', url: 'https://trust.example/consent', state: 's' } as const;
    const trust = { ...fixture.trust, authorize: () => Promise.resolve(step) };
    const prepared = await prepareRevision(accessBytes(buildPdf()), makeRevisionRequest(0));
    expect(await finishRevisions([prepared], trust)).toEqual([{ kind: 'step', step }]);
  });

  it('says how much room a signature needs that did not fit, and fits when prepared again', async () => {
    const file = buildPdf();
    const attempt = (contentsSize: number) => signFile(file, makeRevisionRequest(0, { contentsSize }), fixture.trust);
    const failure = await attempt(1024).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PlaceholderTooSmall);
    const signed = await attempt((failure as PlaceholderTooSmall).neededSize + 200);
    await expect(verifyRevision(accessBytes(signed), { anchors: anchors() })).resolves.toBeDefined();
  });

  it('embeds nothing when the trust service answers with a signature of another document', async () => {
    const [first, second] = await Promise.all(
      [{}, { padding: 64 }].map((options) =>
        prepareRevision(accessBytes(buildPdf(options)), makeRevisionRequest(0, { quality: 'DEMO' })),
      ),
    );
    const trust: SigningFixture['trust'] = {
      ...fixture.trust,
      async sign(authorization, items) {
        const digest = new Uint8Array(Buffer.from(second!.state.digest, 'hex'));
        const answer = await fixture.trust.authorize(second!.state.context, [{ documentDigest: digest }]);
        if (answer.kind !== 'done') return fixture.trust.sign(authorization, items);
        return fixture.trust.sign(answer.authorization, [{ documentDigest: digest }]);
      },
    };
    await expect(finishRevisions([first!], trust)).rejects.toMatchObject({ failure: 'bad_answer' });
  });

  it('signs a field that the file brought along, at its place, and only once', async () => {
    const file = buildPdf({ emptyField: 'Approval' });
    const request = makeRevisionRequest(0, { fieldName: 'Approval' });
    const signed = await signFile(file, request, fixture.trust);
    const verdict = await verifyRevision(accessBytes(signed), { anchors: anchors() });
    expect(verdict.fieldName).toBe('Approval');
    expect(latin1(signed)).toMatch(/\/BBox \[0 0 200 60\]/);
    await expect(prepareRevision(accessBytes(signed), request)).rejects.toThrow(StructureProblem);
  });

  it('certifies only with the first signature of a file', async () => {
    const requests = [0, 1].map((index) => makeRevisionRequest(index, { isCertifying: true }));
    const signed = (await signInOrder(buildPdf(), requests, fixture.trust)).at(-1)!;
    expect(latin1(signed).match(/\/TransformMethod \/DocMDP/g)).toHaveLength(1);
    expect(latin1(signed)).toMatch(/\/Perms <<\/DocMDP \d+ 0 R>>/);
  });

  it('writes what a person gave into the signature without breaking its syntax', async () => {
    const reason = `${'('.repeat(40)}>> endobj \\ \u202e 👍 ${'x'.repeat(9000)}`;
    const request = makeRevisionRequest(0, { reason, location: 'Zürich)', placements: [placeAt(0, 60, 120)] });
    const signed = await signFile(buildPdf(), request, fixture.trust);
    await expect(verifyRevision(accessBytes(signed), { anchors: anchors() })).resolves.toBeDefined();
  });

  it('refuses a visible name with a character that no bundled font has, and names the character', async () => {
    const visible = makeRevisionRequest(0, { signerName: '🦭 Tarō', placements: [placeAt(0, 60, 120)] });
    const failure = await prepareRevision(accessBytes(buildPdf()), visible).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GlyphMissing);
    expect((failure as GlyphMissing).characters).toEqual(['🦭']);
    await expect(prepareRevision(accessBytes(buildPdf()), { ...visible, placements: [] })).resolves.toBeDefined();
  });
});

describe('the check before a revision is stored', () => {
  let signed: Uint8Array;
  let prefixSize: number;
  beforeAll(async () => {
    const stages = await signInOrder(
      buildPdf(),
      [0, 1].map((i) => makeRevisionRequest(i)),
      fixture.trust,
    );
    signed = stages.at(-1)!;
    prefixSize = stages.at(-2)!.length;
  });
  const flip = (position: number) => {
    const twin = Uint8Array.from(signed);
    twin[position] = twin[position]! ^ 1;
    return accessBytes(twin);
  };
  const expectFault = (source: ReturnType<typeof accessBytes>, changes = {}) =>
    expect(verifyRevision(source, { anchors: anchors(), ...changes })).rejects.toThrow(RevisionFault);

  it('fails when any byte outside the signature value changes: in the original, an earlier revision or the tail', async () => {
    const positions = [9, 300, prefixSize - 30, prefixSize + 40, signed.length - 60];
    for (const position of positions) await expectFault(flip(position));
  });

  it('fails when the signature value or its padding changes', async () => {
    const contents = latin1(signed).lastIndexOf('/Contents <') + 11;
    await expectFault(flip(contents + 2000));
    const twin = Uint8Array.from(signed);
    twin[contents + 32 * 1024 - 1] = 0x31;
    await expectFault(accessBytes(twin));
  });

  it('fails when bytes follow the revision, or the last ones are missing', async () => {
    await expectFault(accessBytes(Buffer.concat([signed, Buffer.from('\n%%EOF\n')])));
    await expectFault(accessBytes(signed.subarray(0, signed.length - 3)));
  });

  it('fails when another file was signed than the one that was stored', async () => {
    const prefix = { size: prefixSize, sha256: hashOf(signed.subarray(0, prefixSize)) };
    await expect(verifyRevision(accessBytes(signed), { anchors: anchors(), prefix })).resolves.toBeDefined();
    await expectFault(accessBytes(signed), { prefix: { ...prefix, sha256: hashOf(signed) } });
  });

  it('fails for a signature of a stranger', async () => {
    const stranger = await makeSigningFixture();
    await expectFault(accessBytes(signed), { anchors: [stranger.centre.root] });
    stranger.remove();
  });
});
