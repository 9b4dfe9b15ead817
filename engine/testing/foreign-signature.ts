import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addSignatureFields } from '../pdf/signature-fields.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { toLatin1 } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { RevisionWriter } from '../pdf/structure/write-revision.ts';

/** What a signature of another tool is made of. */
export type ForeignSignature = {
  subFilter: string;
  /** The value over the signed bytes, DER or BER. */
  sign: (signed: Uint8Array) => Uint8Array;
  fieldName?: string;
  /** Further entries of the signature dictionary, in PDF syntax. */
  entries?: string;
  /** Bytes kept for the value. */
  room?: number;
  /** The entry that names the type; it is optional. */
  type?: string;
};

/** Appends a revision with a signature as another tool would write it: no appearance, entries in another order. */
export async function appendForeignSignature(file: Uint8Array, input: ForeignSignature): Promise<Uint8Array> {
  const {
    subFilter,
    sign,
    fieldName = 'Foreign',
    entries = '/M (D:20260102030405Z)',
    room = 12_000,
    type = '/Type/Sig',
  } = input;
  const reader = await PdfReader.open(accessBytes(file));
  const writer = new RevisionWriter({ size: file.length, structure: reader.structure });
  const { fields } = await addSignatureFields(reader, writer, [{ fieldName, placements: [] }]);
  const [field] = fields;
  const signature = writer.allocate();
  const head = `<<${type}/Filter/Adobe.PPKLite/SubFilter/${subFilter}${entries}/Contents `;
  const token = `<${'0'.repeat(room * 2)}>`;
  const range = '/ByteRange ';
  writer.putBody(signature, toLatin1(`${head}${token}${range}${' '.repeat(60)}>>`));
  writer.put(field!.ref, new Map(field!.dict).set('V', signature));
  const { bytes, bodyOffsets } = writer.finish();
  const gapStart = bodyOffsets.get(signature.number)! + head.length;
  const gapEnd = gapStart + token.length;
  const values = [0, file.length + gapStart, file.length + gapEnd, bytes.length - gapEnd];
  bytes.set(toLatin1(`[${values.join(' ')}]`), gapEnd + range.length);
  const signed = Buffer.concat([file, bytes.subarray(0, gapStart), bytes.subarray(gapEnd)]);
  bytes.set(toLatin1(Buffer.from(sign(signed)).toString('hex')), gapStart + 1);
  return new Uint8Array(Buffer.concat([file, bytes]));
}

/** OpenSSL in a folder of its own. */
export type OpenSsl = {
  folder: string;
  run(...args: string[]): void;
  write(name: string, content: Uint8Array | string): string;
  read(name: string): Uint8Array;
  remove(): void;
};

/** Opens a folder in which OpenSSL works; names of files are relative to it. */
export function openOpenSsl(): OpenSsl {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-openssl-'));
  return {
    folder,
    run: (...args) => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }),
    write(name, content) {
      writeFileSync(path.join(folder, name), content);
      return name;
    },
    read: (name) => new Uint8Array(readFileSync(path.join(folder, name))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Makes a root and a signer's certificate with OpenSSL: `<name>.key`, `<name>.pem`, and `root.pem`. */
export function makeForeignSigner(tool: OpenSsl, name: string, key: string[], extensions = ''): void {
  const usage = `basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature,nonRepudiation\n${extensions}`;
  tool.write(`${name}.ext`, usage);
  tool.run('genpkey', ...key, '-out', `${name}.key`);
  tool.run('req', '-new', '-key', `${name}.key`, '-subj', `/C=CH/O=Foreign/CN=${name}`, '-out', `${name}.csr`);
  const issue = ['-CA', 'root.pem', '-CAkey', 'root.key', '-extfile', `${name}.ext`];
  tool.run('x509', '-req', '-in', `${name}.csr`, ...issue, '-days', '100', '-out', `${name}.pem`);
}

/** A root for `makeForeignSigner`. */
export function makeForeignRoot(tool: OpenSsl): void {
  const subject = ['-subj', '/C=CH/O=Foreign/CN=Foreign Root', '-days', '1000'];
  tool.run('req', '-x509', '-newkey', 'rsa:3072', '-noenc', '-keyout', 'root.key', ...subject, '-out', 'root.pem');
}
