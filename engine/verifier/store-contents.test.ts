import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { appendRevision, parseDict, withEntries } from '../testing/edit-pdf.ts';
import { cutSignatures } from '../testing/cut-signatures.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  signInOrder,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { appendTimestamp } from '../pdf/long-term/append-timestamp.ts';
import { extendDocument } from '../pdf/long-term/extend-document.ts';
import { readValidationStore } from '../pdf/long-term/read-validation-store.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { PdfRef } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { encodeEnumerated, encodeSequence } from '../pki/der.ts';
import { readSignedData } from '../pki/read-signed-data.ts';
import { verifyDocument } from './verify-document.ts';

// The security store is evidence that anybody may add. What proves nothing is left aside (EN 319 102-1 clause 5.2.5:
// status information that does not hold is not used); it never changes the verdict on a signature, nor its level.

let fixture: SigningFixture;
let foreign: SigningFixture;
let signed: Uint8Array;
beforeAll(async () => {
  fixture = await makeSigningFixture();
  foreign = await makeSigningFixture();
  signed = (await signInOrder(buildPdf(), [makeRevisionRequest(0)], fixture.trust)).at(-1)!;
});
afterAll(() => {
  fixture.remove();
  foreign.remove();
});

/** Adds a store with these members. */
const addStore = (file: Uint8Array, lists: { Certs?: Uint8Array[]; OCSPs?: Uint8Array[]; CRLs?: Uint8Array[] }) =>
  appendRevision(file, ({ writer, catalog }) => {
    const dss = parseDict('/Type /DSS');
    for (const [key, values] of Object.entries(lists)) {
      dss.set(
        key,
        values.map((data) => writer.addStream({ dict: new Map(), data })),
      );
    }
    writer.put(catalog.ref, withEntries(catalog.dict, { DSS: writer.add(dss) }));
  });

const judge = (file: Uint8Array, canAsk = true) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
    at: new Date(),
    ...(canAsk && { fetchStatus: fixture.trust.status.bind(fixture.trust) }),
  });

/** An archive timestamp over a file, whatever is in it. */
async function addStamp(file: Uint8Array) {
  const { trust } = fixture;
  const [reader, anchors] = await Promise.all([PdfReader.open(accessBytes(file)), trust.anchors()]);
  const hash = createHash('sha256').update(file);
  return new Uint8Array(Buffer.concat([file, await appendTimestamp(reader, trust, { hash, anchors })]));
}

/** A true answer of another trust centre about its own seal. */
async function askForeign() {
  const [certificate, issuer] = foreign.centre.seal.chain;
  const { ocsp } = await foreign.trust.status(certificate, issuer!);
  return ocsp!;
}

describe('a security store', () => {
  it('with answers and certificates of others neither raises the level nor hides what is missing', async () => {
    const file = await addStore(signed, { Certs: [foreign.centre.seal.chain[0]], OCSPs: [await askForeign()] });
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-T' }] });
    expect(await judge(file, false)).toMatchObject({ verdict: 'INDETERMINATE', subIndication: 'TRY_LATER' });
  });

  it('with a forged answer about this signer changes nothing', async () => {
    const [certificate, issuer] = readSignedData(cutSignatures(signed)[0]!.cms).certificates;
    const { ocsp } = await fixture.trust.status(certificate, issuer!);
    const forged = Uint8Array.from(ocsp!);
    forged[forged.indexOf(0x80, 60)] = 0x82;
    const file = await addStore(signed, { OCSPs: [forged] });
    expect((await judge(file)).signatures).toMatchObject([{ indication: 'TOTAL_PASSED', level: 'B-T' }]);
    expect((await judge(file, false)).signatures).toMatchObject([{ indication: 'INDETERMINATE', level: 'B-T' }]);
  });

  it('with an answer that is a refusal, as some programs keep, takes nothing from the file', async () => {
    const tryLater = encodeSequence(encodeEnumerated(3));
    const file = await addStore(signed, { OCSPs: [tryLater] });
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-T' }] });
  });

  it('with a damaged answer before its archive timestamp is told of, whatever can still be asked elsewhere', async () => {
    const { tails } = await extendDocument(accessBytes(signed), fixture.trust, { wish: 'B-LT', now: new Date() });
    const long = new Uint8Array(Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)]));
    const { ocsps, certificates } = await readValidationStore(await PdfReader.open(accessBytes(long)));
    const take = (items: { der: Uint8Array }[]) => items.map(({ der }) => der);
    const sound = await addStamp(await addStore(signed, { Certs: take(certificates), OCSPs: take(ocsps) }));
    expect(await judge(sound, false)).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-LTA' }] });
    for (const [index, { der }] of ocsps.entries()) {
      for (let position = 20 + index; position < der.length; position += 61) {
        const answers = take(ocsps).with(index, Uint8Array.from(der).with(position, der[position]! ^ 4));
        const file = await addStamp(await addStore(signed, { Certs: take(certificates), OCSPs: answers }));
        for (const canAsk of [true, false]) {
          const report = await judge(file, canAsk);
          expect(report.verdict, `byte ${position}`).toBe('INDETERMINATE');
          expect(report.findings, `byte ${position}`).toContainEqual(
            expect.objectContaining({ code: 'store-damaged' }),
          );
        }
      }
    }
  });

  it('with garbage is told of as damaged, while the signature keeps its own verdict and level', async () => {
    const garbage = Buffer.from('garbage');
    const file = await addStore(signed, { Certs: [garbage], OCSPs: [garbage, new Uint8Array()], CRLs: [garbage] });
    const report = await judge(file);
    expect(report.signatures).toMatchObject([{ indication: 'TOTAL_PASSED', level: 'B-T' }]);
    expect(report.verdict).toBe('INDETERMINATE');
    expect(new Set(report.findings.map(({ code }) => code))).toEqual(new Set(['store-damaged']));
  });

  it.each(['/Certs 5', '/Certs [1 2 (x)]', '/OCSPs (x)', '/CRLs [null]', '/VRI 7', '/VRI << /X 3 >>'])(
    'of another shape, %s, never fails the signature',
    async (entries) => {
      const file = await appendRevision(signed, ({ writer, catalog }) => {
        writer.put(catalog.ref, withEntries(catalog.dict, { DSS: writer.add(parseDict(entries)) }));
      });
      expect((await judge(file)).signatures).toMatchObject([
        { level: 'B-T', signer: makeRevisionRequest(0).signerName },
      ]);
    },
  );

  it('that unpacks to more than any memory holds is left, and the signature keeps its own verdict', async () => {
    const unpacked = Buffer.alloc(30 * 1024 * 1024);
    const file = await appendRevision(signed, ({ writer, catalog }) => {
      const [data, dict] = [deflateSync(unpacked), parseDict('/Filter /FlateDecode')];
      const bombs = Array.from({ length: 9 }, () => writer.addStream({ dict, data }));
      const dss = parseDict('/Type /DSS').set('OCSPs', [...bombs, ...Array.from({ length: 500 }, () => bombs[0]!)]);
      writer.put(catalog.ref, withEntries(catalog.dict, { DSS: writer.add(dss) }));
    });
    const { signatures, findings } = await judge(file);
    expect(signatures).toMatchObject([{ indication: 'TOTAL_PASSED', level: 'B-T' }]);
    expect(findings.length).toBeLessThan(9);
    const { ocsps } = await readValidationStore(await PdfReader.open(accessBytes(file)));
    expect(ocsps.length).toBeLessThan(9);
    const { level } = await extendDocument(accessBytes(file), fixture.trust, { wish: 'B-LTA', now: new Date() });
    expect(level).toBe('B-LTA');
  });

  it('that is no dictionary, or an object that is missing, never fails the signature', async () => {
    for (const value of [7, new PdfRef(9999)]) {
      const file = await appendRevision(signed, ({ writer, catalog }) => {
        writer.put(catalog.ref, withEntries(catalog.dict, { DSS: value }));
      });
      const { signatures } = await judge(file);
      expect(signatures).toMatchObject([{ level: 'B-T' }]);
      expect(signatures[0]!.findings.map(({ code }) => code)).not.toContain('digest-differs');
    }
  });
});
