import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseAlgorithm, signInMemory } from '../pki/algorithms.ts';
import { buildSignedAttributes, buildSignedData } from '../pki/cms.ts';
import { readChildren, readWhole, TAG } from '../pki/der.ts';
import type { TestIdentity } from './test-authority.ts';

/** What a signing device can do wrong without anybody noticing on the way. */
export type SigningFault = 'wrong_hash' | 'another_key' | 'p1363' | 'too_few';

type Job = { hashes: string[]; identity: TestIdentity; stranger: TestIdentity; fault: SigningFault | undefined };

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const OFFERED = {
  ES256: ['1.2.840.10045.4.3.2'],
  ES384: ['1.2.840.10045.4.3.3'],
  RS256: [RSA, '1.2.840.113549.1.1.11'],
  PS256: [RSA_PSS],
};

/** `key/algo` for an identity's key. */
export const offerAlgorithms = ({ chain }: TestIdentity): string[] =>
  OFFERED[chooseAlgorithm(new X509Certificate(chain[0]).publicKey)];

/** Signs a digest as it is; Node hashes whatever it signs, OpenSSL's tool does not. */
function signDigest(key: KeyObject, digest: Uint8Array, signAlgo: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'sigillum-device-'));
  try {
    const [keyFile, digestFile] = [join(folder, 'key.pem'), join(folder, 'digest')];
    writeFileSync(keyFile, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(digestFile, digest);
    const isRsa = key.asymmetricKeyType !== 'ec';
    const pss = ['-pkeyopt', 'rsa_padding_mode:pss', '-pkeyopt', 'rsa_pss_saltlen:32'];
    const options = [...(isRsa ? ['-pkeyopt', 'digest:sha256'] : []), ...(signAlgo === RSA_PSS ? pss : [])];
    return execFileSync('openssl', ['pkeyutl', '-sign', '-inkey', keyFile, '-in', digestFile, ...options]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The two numbers of an ECDSA signature side by side, as IEEE P1363 and many devices write them. */
function toP1363(signature: Uint8Array): Uint8Array {
  const numbers = readChildren(readWhole(signature, TAG.sequence)).map(({ content }) =>
    Buffer.from(content).subarray(content.length > 32 ? content.length - 32 : 0),
  );
  return Buffer.concat(numbers.map((number) => Buffer.concat([Buffer.alloc(32 - number.length), number])));
}

/** The raw lane: a signature over each digest, Base64. */
export function signRaw({ hashes, identity, stranger, fault, signAlgo }: Job & { signAlgo: string }): string[] {
  const signatures = hashes.map((hash) => {
    const digest = Buffer.from(hash, 'base64');
    const taken = fault === 'wrong_hash' ? createHash('sha256').update(digest).digest() : digest;
    const signature = signDigest(fault === 'another_key' ? stranger.key : identity.key, taken, signAlgo);
    return Buffer.from(fault === 'p1363' ? toP1363(signature) : signature).toString('base64');
  });
  return fault === 'too_few' ? signatures.slice(1) : signatures;
}

/** The cms lane: a whole message over each document's digest, the issuing authority's certificate left to be sent beside. */
export function signDocuments({ hashes, identity, stranger, fault }: Job): string[] {
  const messages = hashes.map((hash) => {
    const digest = Buffer.from(hash, 'base64');
    const taken = fault === 'wrong_hash' ? createHash('sha256').update(digest).digest() : digest;
    const [certificate] = identity.chain;
    const signedAttributes = buildSignedAttributes({ digest: taken, certificate });
    const algorithm = chooseAlgorithm(identity.key);
    const signature = signInMemory(algorithm, fault === 'another_key' ? stranger.key : identity.key, signedAttributes);
    const message = buildSignedData({
      certificates: [certificate],
      signedAttributes,
      algorithm,
      signature: fault === 'p1363' ? toP1363(signature) : signature,
    });
    return Buffer.from(message).toString('base64');
  });
  return fault === 'too_few' ? messages.slice(1) : messages;
}
