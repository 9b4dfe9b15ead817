import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { TrustError } from '@sigillum/engine/pki';
import { makeKeyedTrust, type KeyedTrust, type KeyKind } from '@sigillum/engine/testing/keyed-trust';

export const SUBJECTS = ['sigillum', 'libpdf', 'signpdf', 'openssl', 'floor'] as const;
export type SubjectName = (typeof SUBJECTS)[number];
export type Wish = 'B-B' | 'B-LTA';

/** What a subject signs with: files in a folder of its own, for tools that want files. */
export interface Workplace {
  keyed: KeyedTrust;
  wish: Wish;
  keyFile: string;
  certificateFile: string;
  p12File: string;
  signatureFile: string;
}

/** One try: from the input's path to the output's. `verify` is our own check of what was written. */
export interface SigningSubject {
  sign(input: string, output: string): Promise<void>;
  verify?(output: string): Promise<void>;
}

const run = promisify(execFile);
const PASSPHRASE = 'bench';

/** Makes keys, chain and the files that tools want. */
export async function setUp(folder: string, kind: KeyKind, wish: Wish): Promise<Workplace> {
  // One kind throughout: node-forge, under @signpdf, reads no certificate that an EC key signed.
  const keyed = await makeKeyedTrust(kind, () => new Date(), kind);
  const place = (name: string) => path.join(folder, name);
  const files = { keyFile: place('key.pem'), certificateFile: place('chain.pem'), p12File: place('signer.p12') };
  await writeFile(files.keyFile, keyed.signer.key.export({ type: 'pkcs8', format: 'pem' }));
  const chain = keyed.signer.chain.map((der) => new X509Certificate(der).toString());
  await writeFile(files.certificateFile, chain.join(''));
  const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];
  const given = ['-inkey', files.keyFile, '-in', files.certificateFile, '-passout', `pass:${PASSPHRASE}`];
  await run('openssl', ['pkcs12', '-export', ...given, ...old, '-out', files.p12File]);
  return { keyed, wish, ...files, signatureFile: place('signature.der') };
}

/** Only what is measured is imported, or one subject's memory would hold the others' modules. */
const makers: Record<SubjectName, (place: Workplace) => Promise<SigningSubject>> = {
  async sigillum({ keyed, wish }) {
    const { extendDocument, finishRevisions, prepareRevision, verifyRevision } = await import('@sigillum/engine/pdf');
    const { accessBytes, accessFile, concatAccess } = await import('@sigillum/engine/pdf/access');
    const timestamp = () => Promise.reject(new TrustError('unavailable', 'B-B has no timestamp'));
    const trust = wish === 'B-LTA' ? keyed.trust : { ...keyed.trust, timestamp };
    return {
      // The path of the product: three phases over one file on disk, which is never changed; what they append is stored apart.
      async sign(input, output) {
        await using source = await accessFile(input);
        const now = new Date();
        const prepared = await prepareRevision(source, {
          sid: 'bench',
          signerName: 'Ada Muster',
          quality: 'SES',
          fieldName: 'signature',
          placements: [],
          at: now,
          timeZone: 'Europe/Zurich',
        });
        const [finished] = await finishRevisions([prepared], trust, { now });
        if (finished?.kind !== 'finished') throw new Error('the trust service asks for a step');
        const signed = concatAccess(source, accessBytes(finished.tail));
        const extended =
          wish === 'B-LTA'
            ? await extendDocument(signed, trust, {
                ...{ wish, now, known: finished.validation },
                ...(prepared.hash && { hash: prepared.hash.copy().update(finished.tail) }),
              })
            : { tails: [], level: finished.level };
        if (extended.level !== wish) throw new Error(`the level is ${extended.level}`);
        // For those who judge, and because the others are timed to a whole file, too.
        await copyFile(input, output);
        await appendFile(output, Buffer.concat([finished.tail, ...extended.tails.map(({ bytes }) => bytes)]), {
          flush: true,
        });
      },
      async verify(output) {
        await using source = await accessFile(output);
        const { level } = await verifyRevision(source, { anchors: [keyed.root] });
        if (level !== wish) throw new Error(`the level is ${level}`);
      },
    };
  },

  async libpdf({ keyed, wish, p12File }) {
    const { P12Signer, PDF } = await import('@libpdf/core');
    const signer = await P12Signer.create(new Uint8Array(await readFile(p12File)), PASSPHRASE);
    const longTerm = {
      timestampAuthority: { timestamp: (digest: Uint8Array) => keyed.trust.timestamp(digest) },
      revocationProvider: {
        getOCSP: async (certificate: Uint8Array, issuer: Uint8Array) =>
          (await keyed.trust.status(certificate, issuer)).ocsp ?? null,
        getCRL: () => Promise.resolve(null),
      },
      estimatedSize: 16_384,
    };
    return {
      async sign(input, output) {
        const pdf = await PDF.load(new Uint8Array(await readFile(input)));
        const signed = await pdf.sign({ signer, level: wish, ...(wish === 'B-LTA' && longTerm) });
        await writeFile(output, signed.bytes);
      },
    };
  },

  async signpdf({ p12File }) {
    const [{ SignPdf }, { P12Signer }, { plainAddPlaceholder }] = await Promise.all([
      import('@signpdf/signpdf'),
      import('@signpdf/signer-p12'),
      import('@signpdf/placeholder-plain'),
    ]);
    const p12 = await readFile(p12File);
    const texts = { reason: '', contactInfo: '', name: 'Ada Muster', location: '' };
    return {
      async sign(input, output) {
        // One signer a signature: it reads its key store only once.
        const signer = new P12Signer(p12, { passphrase: PASSPHRASE });
        const pdfBuffer = plainAddPlaceholder({ pdfBuffer: await readFile(input), ...texts, signatureLength: 16_384 });
        await writeFile(output, await new SignPdf().sign(pdfBuffer, signer));
      },
    };
  },

  openssl: ({ keyFile, certificateFile, signatureFile }) =>
    Promise.resolve({
      async sign(input, output) {
        const signer = ['-signer', certificateFile, '-inkey', keyFile, '-md', 'sha256', '-cades', '-nosmimecap'];
        const files = ['-in', input, '-outform', 'DER', '-out', signatureFile];
        await Promise.all([run('openssl', ['cms', '-sign', '-binary', ...signer, ...files]), copyFile(input, output)]);
      },
    }),

  floor: () =>
    Promise.resolve({
      async sign(input, output) {
        const hash = createHash('sha256');
        for await (const chunk of createReadStream(input, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
        hash.digest();
        await copyFile(input, output);
      },
    }),
};

/** Makes one subject ready to be timed. */
export const makeSubject = (name: SubjectName, place: Workplace): Promise<SigningSubject> => makers[name](place);
