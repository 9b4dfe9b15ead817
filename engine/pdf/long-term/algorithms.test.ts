import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { makeKeyedTrust, type KeyKind } from '../../testing/keyed-trust.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { makeRevisionRequest, signFile } from '../../testing/signing-fixture.ts';
import { obtainSignatures } from '../../trust/obtain-signatures.ts';
import { signInMemory } from '../../pki/algorithms.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessBytes } from '../structure/random-access.ts';
import { verifyRevision } from '../verify-revision.ts';
import { extendDocument } from './extend-document.ts';
import { readSignatures } from './read-signatures.ts';

describe.each<[KeyKind, RegExp]>([
  ['P-256', /ecdsa-with-SHA256/],
  ['P-384', /ecdsa-with-SHA256/],
  ['RSA-3072', /sha256WithRSAEncryption/],
  ['RSA-3072 PSS', /rsassaPss/],
])('a signature with a key of the kind %s', (kind, algorithm) => {
  it('reaches B-LTA, and OpenSSL accepts its CMS as CAdES without a signing time', async () => {
    const { trust, root } = await makeKeyedTrust(kind);
    const signed = await signFile(buildPdf(), makeRevisionRequest(0), trust);
    const { tails, level } = await extendDocument(accessBytes(signed), trust, { wish: 'B-LTA', now: new Date() });
    const file = accessBytes(new Uint8Array(Buffer.concat([signed, ...tails.map(({ bytes }) => bytes)])));
    expect(level).toBe('B-LTA');
    await expect(verifyRevision(file, { anchors: [root] })).resolves.toMatchObject({ level: 'B-LTA' });

    const [signature] = await readSignatures(await PdfReader.open(file));
    const folder = mkdtempSync(join(tmpdir(), 'sigillum-algorithms-'));
    const put = (name: string, content: string | Uint8Array) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const { gapStart, gapEnd, end, value } = signature!;
    const covered = Buffer.concat([await file.read(0, gapStart), await file.read(gapEnd, end - gapEnd)]);
    const [cms, content, anchor] = [put('m.cms', value), put('c.bin', covered), put('r.pem', pemOf(root))];
    const options = ['-inform', 'DER', '-in', cms];
    const run = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
    run('cms', '-verify', '-binary', '-cades', ...options, '-content', content, '-CAfile', anchor, '-out', '/dev/null');
    const printed = run('cms', '-cmsout', '-print', '-noout', ...options);
    expect(printed.split('signatureAlgorithm:').at(-1)).toMatch(algorithm);
    expect(printed).not.toContain('signingTime');
    rmSync(folder, { recursive: true });
  });
});

const pemOf = (der: Uint8Array) => new X509Certificate(der).toString();

it('refuses a message with two different hashes, which strict readers do not accept', async () => {
  const { trust, signer } = await makeKeyedTrust('P-384');
  const mixed: typeof trust = {
    ...trust,
    credential: async (context) => ({ ...(await trust.credential(context)), algorithm: 'ES384' }),
    sign: (_, [item]) =>
      Promise.resolve([{ kind: 'raw', signature: signInMemory('ES384', signer.key, item!.signedAttributes!) }]),
  };
  const context = { sid: 's', signerName: 'Ada', quality: 'SES' } as const;
  await expect(obtainSignatures(mixed, context, [new Uint8Array(32)])).rejects.toMatchObject({
    failure: 'bad_answer',
    message: 'the signature does not hold: its two hashes differ',
  });
});
