import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { appendByHand, appendRevision, joinParts, parseDict, withEntries } from '../testing/edit-pdf.ts';
import { authority, makeCertificate, purposes, usage, type MadeIdentity } from '../testing/made-certificates.ts';
import { appendMessage, makeMessage, makeToken, readSignatureValue } from '../testing/made-signatures.ts';
import { buildSimplePdf } from '../testing/pdf-builder.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import { accessBytes, accessFile } from '../pdf/structure/random-access.ts';
import { CMS_OIDS } from '../pki/cms.ts';
import {
  encodeDer,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTagged,
  encodeUtf8,
  readChildren,
  readWhole,
  TAG,
} from '../pki/der.ts';
import { buildPath } from './certificates/build-path.ts';
import { CertificatePool } from './certificates/certificate-pool.ts';
import { verifyDocument } from './verify-document.ts';

// What is made to keep a verifier busy, or to make it fall: a verdict comes, and it comes soon.

const AT = new Date('2026-06-01T00:00:00Z');
const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const signer = makeCertificate('Signer', { issuer: root, extensions: [usage(0, 1)] });

const judge = (file: Uint8Array) =>
  verifyDocument(accessBytes(file), {
    anchors: [{ certificate: root.certificate, source: 'operator', name: 'root.pem' }],
    at: AT,
  });

const FAILED = { verdict: 'TOTAL_FAILED', subIndication: 'FORMAT_FAILURE' };

/** Adds unsigned attributes, which everybody can do to a signed message. */
function addUnsigned(message: Uint8Array, attributes: Uint8Array[]): Uint8Array {
  const [type, wrapper] = readChildren(readWhole(message));
  const fields = readChildren(readWhole(wrapper!.content));
  const parts = readChildren(readChildren(fields.at(-1)!)[0]!).map(({ raw }) => raw);
  const info = encodeSequence(...parts, encodeDer(0xa1, ...attributes));
  const body = encodeSequence(...fields.slice(0, -1).map(({ raw }) => raw), encodeDer(TAG.set, info));
  return encodeSequence(type!.raw, encodeTagged(0, body));
}

/** A value in a value in a value. */
function nest(depth: number, isIndefinite: boolean): Uint8Array {
  if (isIndefinite) {
    return Buffer.concat([Buffer.alloc(depth * 2, Buffer.from([0x30, 0x80])), Buffer.alloc(depth * 2)]);
  }
  let bytes: Uint8Array = new Uint8Array();
  for (let i = 0; i < depth; i += 1) bytes = encodeSequence(bytes);
  return bytes;
}

describe('the value of a signature', () => {
  it.each<[string, Uint8Array]>([
    ['nested 2000 deep', nest(2000, false)],
    ['nested 5000 deep without lengths', nest(5000, true)],
    ['that never ends', Uint8Array.of(0x30, 0x80, 0x30, 0x80)],
    ['of a length of four gigabytes', Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff)],
    ['of a length beyond all numbers', Uint8Array.of(0x30, 0x88, ...Array.from({ length: 8 }, () => 0xff))],
    ['whose length is 127 bytes long', Uint8Array.of(0x30, 0xff, ...Array.from({ length: 127 }, () => 1))],
    ['of a tag without an end', Uint8Array.of(0x3f, ...Array.from({ length: 200 }, () => 0xff))],
    ['that is empty', Uint8Array.of(0x30, 0)],
    ['of 30 000 empty values', encodeSequence(...Array.from({ length: 30_000 }, () => Uint8Array.of(5, 0)))],
  ])('%s fails as a form that cannot be read', async (_, value) => {
    expect(await judge(await appendMessage(buildPdf(), () => value, 70_000))).toMatchObject(FAILED);
  });

  it('with 40 000 unsigned attributes is judged by the rest', async () => {
    const attribute = encodeSequence(encodeOid('1.2.3.4'), encodeSet(encodeUtf8('x')));
    const file = await appendMessage(
      buildPdf(),
      (signed) =>
        addUnsigned(
          makeMessage(signer, signed),
          Array.from({ length: 40_000 }, () => attribute),
        ),
      700_000,
    );
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('with 500 timestamps is judged', async () => {
    const stamper = makeCertificate('Stamper', { issuer: root, extensions: [purposes(true, '1.3.6.1.5.5.7.3.8')] });
    const file = await appendMessage(
      buildPdf(),
      (signed) => {
        const message = makeMessage(signer, signed);
        const token = makeToken(stamper, readSignatureValue(message), AT);
        const attribute = encodeSequence(encodeOid(CMS_OIDS.signatureTimestamp), encodeSet(token));
        return addUnsigned(
          message,
          Array.from({ length: 500 }, () => attribute),
        );
      },
      900_000,
    );
    expect(await judge(file)).toMatchObject({ verdict: 'TOTAL_PASSED', signatures: [{ level: 'B-T' }] });
  });
});

describe('a crowd of certificates', () => {
  it('of one name, each of which might have issued the others, ends in no path', () => {
    const keys = Array.from({ length: 3 }, () => generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    const make = (name: string, number: number, issuer?: MadeIdentity) =>
      makeCertificate(name, {
        ...(issuer && { issuer: { name: issuer.name, key: issuer.key } }),
        extensions: [authority(), ['1.2.3.4', encodeUtf8(`${number}`)]],
      });
    const upper = make('M', 0);
    const ca = make('N', 0, upper);
    const leaf = makeCertificate('Leaf', { issuer: ca });
    const pool = new CertificatePool([{ certificate: root.certificate, source: 'operator', name: 'root.pem' }]);
    // Of the issuer's name and key, each of which leads on to all of the upper name.
    for (let i = 0; i < 150; i += 1) {
      pool.add(
        makeCertificate('N', { of: ca, issuer: upper, extensions: [['1.2.3.4', encodeUtf8(`${i}`)]] }).certificate,
        0,
      );
    }
    for (let i = 0; i < 400; i += 1) {
      pool.add(
        makeCertificate('M', {
          of: { ...upper, ...keys[i % 3], certificate: upper.certificate, key: keys[i % 3]!.privateKey },
          extensions: [['1.2.3.4', encodeUtf8(`${i}`)]],
        }).certificate,
        0,
      );
    }
    const lists = vi.spyOn(pool, 'listIssuers');
    expect(buildPath(pool.add(leaf.certificate, 0)!, pool, AT).fault).toMatchObject({ code: 'no-path' });
    // What it costs: 60 000 links there are, and as many ways as there are rows of them.
    expect(pool['links'].size, 'links that were verified').toBe(10_000);
    expect(lists.mock.calls.length, 'ways that were gone').toBeLessThanOrEqual(200);
  });
});

describe('a structure made to confuse', () => {
  const sign = () => appendMessage(buildPdf(), (signed) => makeMessage(signer, signed));

  it('that refers to itself is judged after the signature', async () => {
    const signed = await sign();
    const loops = [
      appendByHand(signed, { 900: '900 0 R' }),
      appendByHand(signed, {
        900: '<< /Parent 901 0 R /Kids [901 0 R] >>',
        901: '<< /Parent 900 0 R /Kids [900 0 R] >>',
      }),
      appendRevision(signed, ({ writer, catalog }) => {
        const dss = writer.allocate();
        writer.put(dss, parseDict(`/Certs ${dss.number} 0 R /OCSPs [${dss.number} 0 R] /VRI ${dss.number} 0 R`));
        writer.put(catalog.ref, withEntries(catalog.dict, { DSS: dss }));
      }),
    ];
    for (const file of await Promise.all(loops)) {
      const { signatures } = await judge(file);
      expect(signatures).toMatchObject([{ certificate: { subject: 'CN=Signer' } }]);
    }
  });

  it('whose page tree turns in a circle does not pass', async () => {
    const signed = await sign();
    const file = await appendRevision(signed, ({ writer, catalog }) => {
      const pages = writer.allocate();
      writer.put(pages, parseDict(`/Type /Pages /Count 1 /Kids [${pages.number} 0 R] /Parent ${pages.number} 0 R`));
      writer.put(catalog.ref, withEntries(catalog.dict, { Pages: pages }));
    });
    expect((await judge(file)).verdict).toBe('TOTAL_FAILED');
  });

  it('whose form turns in a circle, which shows nothing, is judged', async () => {
    const signed = await sign();
    const file = await appendRevision(signed, ({ writer, catalog, form }) => {
      const field = writer.allocate();
      writer.put(field, parseDict(`/T (loop) /Kids [${field.number} 0 R] /Parent ${field.number} 0 R`));
      const fields = [...(form.get('Fields') as never[]), field];
      writer.put(catalog.ref, withEntries(catalog.dict, { AcroForm: new Map(form).set('Fields', fields) }));
    });
    expect(await judge(file)).toMatchObject({ signatures: [{ certificate: { subject: 'CN=Signer' } }] });
  });

  describe('in a file that is too large for the memory', () => {
    const room = Buffer.alloc(2 * 1024 * 1024 + 1, 0x20);
    let folder: string;
    let large: Uint8Array;
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'sigillum-hostile-'));
      const roomy = buildSimplePdf({ extra: [{ dictionary: '', data: room }] });
      large = await appendMessage(new Uint8Array(roomy), (signed) => makeMessage(signer, signed));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const judgeFile = async (file: Uint8Array) => {
      const name = path.join(folder, 'large.pdf');
      writeFileSync(name, file);
      await using source = await accessFile(name);
      return await verifyDocument(source, {
        anchors: [{ certificate: root.certificate, source: 'operator', name: 'root.pem' }],
        at: AT,
      });
    };
    const store = (length: string) => ({
      1: '<< /Type /Catalog /Pages 2 0 R /DSS << /Certs [901 0 R] >> >>',
      901: `<< /Length ${length} >>\nstream\nabcdefghijklmnop\nendstream`,
    });

    it.each<[string, Record<number, string>, Record<string, string>]>([
      ['a section at half a byte', {}, { Prev: '100.5' }],
      ['a section before the file', {}, { Prev: '-5' }],
      ['hidden entries at half a byte', {}, { XRefStm: '100.5' }],
      ['something in the security store of half a byte', store('10.5'), {}],
    ])('names %s: it does not pass, and nothing else happens', async (_, bodies, trailer) => {
      const entries = '0 1\n0000000000 65535 f\r\n';
      expect((await judgeFile(await appendByHand(large, bodies, { entries, trailer }))).verdict).toBe('TOTAL_FAILED');
    });
  });

  it('with hundreds of objects that do not end is judged without looking through the rest for each', async () => {
    const endless = Array.from({ length: 400 }, () => '<< /Odd 1e5 /Text (endless >>');
    const room = { dictionary: '', data: Buffer.alloc(3_000_000, 0x20) };
    const base = new Uint8Array(buildSimplePdf({ extra: [...endless, room] }));
    const signed = await appendMessage(base, (bytes) => makeMessage(signer, bytes));
    const file = await appendByHand(signed, { 900: '<< /Producer (x) >>' });
    const source = accessBytes(file);
    let read = 0;
    const counting = {
      size: source.size,
      read: async (offset: number, length: number) => {
        const bytes = await source.read(offset, length);
        read += bytes.length;
        return bytes;
      },
    };
    await verifyDocument(counting, { anchors: [], at: AT });
    expect(read / file.length).toBeLessThan(100);
  });

  it('whose sections name each other as the previous one does not pass', async () => {
    const signed = await sign();
    const start = signed.length + 1;
    const file = await appendByHand(signed, {}, { entries: '0 0\n', trailer: { Prev: `${start}` } });
    expect((await judge(file)).verdict).toBe('TOTAL_FAILED');
  });

  it.each([
    ['an object stream', '/Type /ObjStm /N 1 /First 4'],
    ['a stream of the security store', ''],
  ])('with %s that unpacks to 300 megabytes is judged without unpacking all', async (kind, entries) => {
    const bomb = deflateSync(Buffer.alloc(300_000_000, 0x20), { level: 9 });
    const signed = await sign();
    const isStore = kind.includes('store');
    const file = await appendRevision(signed, ({ writer, catalog }) => {
      const dict = parseDict(`${entries} /Filter /FlateDecode`);
      const stream = writer.addStream({ dict, data: bomb });
      const dss = writer.add(new Map([['Certs', [stream]]]));
      if (isStore) writer.put(catalog.ref, withEntries(catalog.dict, { DSS: dss }));
    });
    expect((await judge(file)).signatures).toMatchObject([{ level: 'B-B', certificate: { subject: 'CN=Signer' } }]);
  });

  it('with an object that lies in a bomb of an object stream does not pass', async () => {
    const signed = await sign();
    const bomb = deflateSync(Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(300_000_000, 0x20)]));
    const container = joinParts(
      `\n900 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`,
      bomb,
      '\nendstream\nendobj\n',
    );
    const at = signed.length + container.length;
    const rows = Buffer.alloc(21);
    for (const [index, [kind, second]] of [
      [2, 900],
      [1, signed.length + 1],
      [1, at],
    ].entries()) {
      rows.writeUInt8(kind!, index * 7);
      rows.writeUInt32BE(second!, index * 7 + 1);
    }
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(Buffer.from(signed).toString('latin1'))![1];
    const dict = `/Type /XRef /Size 902 /W [1 4 2] /Index [1 1 900 2] /Prev ${previous} /Root 1 0 R /Length ${rows.length}`;
    const table = joinParts(`901 0 obj\n<< ${dict} >>\nstream\n`, rows, '\nendstream\nendobj\n');
    const file = joinParts(signed, container, table, `startxref\n${at}\n%%EOF\n`);
    expect((await judge(file)).verdict).toBe('TOTAL_FAILED');
  });
});
