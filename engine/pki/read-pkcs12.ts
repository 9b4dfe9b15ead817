import { createDecipheriv, createHash, createHmac, createPrivateKey, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { CMS_OIDS } from './cms.ts';
import { demandNode, readChildren, readIntegerHex, readOid, readWhole, TAG, type DerNode } from './der.ts';

/** Object identifiers of PKCS #12 (RFC 7292) and PKCS #5 (RFC 8018). */
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';
const BAGS = '1.2.840.113549.1.12.10.1';
const OUTDATED_CIPHERS = '1.2.840.113549.1.12.1.';
const PBES2 = '1.2.840.113549.1.5.13';
const PBMAC1 = '1.2.840.113549.1.5.14';
const PBKDF2 = '1.2.840.113549.1.5.12';
const DIGESTS: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const PSEUDO_RANDOM: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const CIPHERS: Record<string, { name: string; keyLength: number }> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyLength: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyLength: 32 },
};
/** OpenSSL takes 2048 rounds, careful people a million; more would only keep the machine busy. */
const MAX_ROUNDS = 10_000_000;

/** The file cannot be taken: why, as a sentence for the operator. */
export class Pkcs12Error extends Error {
  override name = 'Pkcs12Error';
}

const readSequence = (node: DerNode | undefined, what: string) => readChildren(demandNode(node, TAG.sequence, what));
const readOctets = (node: DerNode | undefined, what: string) => demandNode(node, TAG.octetString, what).content;

function readRounds(node: DerNode | undefined): number {
  const rounds = parseInt(readIntegerHex(node), 16);
  if (rounds >= 1 && rounds <= MAX_ROUNDS) return rounds;
  throw new Pkcs12Error('The file asks for an unreasonable number of rounds.');
}

/** Derives the key of the integrity check (RFC 7292, appendix B.2, with id 3); one block of the hash is enough. */
function deriveMacKey(digest: string, passphrase: string, salt: Uint8Array, rounds: number): Buffer {
  const block = digest === 'sha1' || digest === 'sha256' ? 64 : 128;
  // A BMPString with two bytes of zero at its end, big-endian.
  const password = Buffer.from(`${passphrase}\0`, 'utf16le').swap16();
  const fill = (bytes: Uint8Array) => Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes);
  let key = createHash(digest)
    .update(Buffer.concat([Buffer.alloc(block, 3), fill(salt), fill(password)]))
    .digest();
  for (let round = 1; round < rounds; round += 1) key = createHash(digest).update(key).digest();
  return key;
}

function checkMac(macData: DerNode, content: Uint8Array, passphrase: string): void {
  const [info, salt, rounds] = readSequence(macData, 'integrity check');
  const [algorithm, expected] = readSequence(info, 'digest');
  const oid = readOid(readSequence(algorithm, 'digest algorithm')[0]);
  const digest = DIGESTS[oid];
  if (!digest) {
    const name = oid === PBMAC1 ? 'PBMAC1' : oid;
    throw new Pkcs12Error(`The file's integrity check (${name}) is not known here: write the file with an HMAC.`);
  }
  const key = deriveMacKey(digest, passphrase, readOctets(salt, 'salt'), rounds ? readRounds(rounds) : 1);
  const mac = createHmac(digest, key).update(content).digest();
  const given = readOctets(expected, 'digest');
  if (mac.length !== given.length || !timingSafeEqual(mac, given)) {
    throw new Pkcs12Error('The passphrase is wrong, or the file is damaged.');
  }
}

/** Decrypts by PBES2 with PBKDF2 and AES-CBC (RFC 8018, section 6.2). */
function decrypt(algorithm: DerNode | undefined, encrypted: Uint8Array, passphrase: string): Uint8Array {
  const [scheme, parameters] = readSequence(algorithm, 'encryption');
  const oid = readOid(scheme);
  if (oid.startsWith(OUTDATED_CIPHERS)) {
    throw new Pkcs12Error(
      'The file is protected by an outdated cipher (RC2 or 3DES). Write it anew with a current tool: ' +
        '"openssl pkcs12 -legacy -in OLD.p12 -nodes | openssl pkcs12 -export -out NEW.p12".',
    );
  }
  if (oid !== PBES2) throw new Pkcs12Error(`The file is encrypted by a scheme that is not known here (${oid}).`);
  const [derivation, encryption] = readSequence(parameters, 'PBES2');
  const [kdf, kdfParameters] = readSequence(derivation, 'key derivation');
  if (readOid(kdf) !== PBKDF2) throw new Pkcs12Error('The key of the file is derived by something else than PBKDF2.');
  const [salt, rounds, ...options] = readSequence(kdfParameters, 'PBKDF2');
  const prf = options.find(({ tag }) => tag === TAG.sequence);
  const digest = PSEUDO_RANDOM[prf ? readOid(readChildren(prf)[0]) : '1.2.840.113549.2.7'];
  const [cipherId, iv] = readSequence(encryption, 'cipher');
  const cipher = CIPHERS[readOid(cipherId)];
  if (!digest || !cipher) throw new Pkcs12Error('The file is encrypted by something else than AES-CBC.');
  const password = Buffer.from(passphrase, 'utf8');
  const key = pbkdf2Sync(password, readOctets(salt, 'salt'), readRounds(rounds), cipher.keyLength, digest);
  try {
    const decipher = createDecipheriv(cipher.name, key, readOctets(iv, 'initial vector'));
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch (cause) {
    throw new Pkcs12Error('The passphrase is wrong, or the file is damaged.', { cause });
  }
}

/** The safe contents of one part, which may be encrypted. */
function readPart(part: DerNode, passphrase: string): DerNode[] {
  const [type, wrapper] = readSequence(part, 'part');
  const value = readWhole(demandNode(wrapper, 0xa0, 'content').content);
  if (readOid(type) === CMS_OIDS.data) return readSequence(readWhole(readOctets(value, 'content')), 'bags');
  if (readOid(type) !== ENCRYPTED_DATA) throw new Pkcs12Error('The file is encrypted for a key, not by a passphrase.');
  const [, info] = readSequence(value, 'encrypted data');
  const [, algorithm, content] = readSequence(info, 'encrypted content');
  const bytes = decrypt(algorithm, demandNode(content, 0x80, 'encrypted content').content, passphrase);
  return readSequence(readWhole(bytes), 'bags');
}

/**
 * Reads private keys and certificates (DER) of a PKCS #12 file that is protected by a passphrase: PBES2 with AES, HMAC
 * with SHA-1 or SHA-2. Throws Pkcs12Error with a sentence, DerError for bytes that are not DER.
 */
export function readPkcs12(file: Uint8Array, passphrase: string): { keys: KeyObject[]; certificates: Uint8Array[] } {
  const [, safe, macData] = readSequence(readWhole(file), 'PKCS #12 file');
  const [type, wrapper] = readSequence(safe, 'safe');
  if (readOid(type) !== CMS_OIDS.data) throw new Pkcs12Error('The file is signed, not protected by a passphrase.');
  const content = readOctets(readWhole(demandNode(wrapper, 0xa0, 'safe').content), 'safe');
  if (macData) checkMac(macData, content, passphrase);
  const keys: KeyObject[] = [];
  const certificates: Uint8Array[] = [];
  const takeKey = (pkcs8: Uint8Array) =>
    keys.push(createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }));
  for (const part of readSequence(readWhole(content), 'safe')) {
    for (const bag of readPart(part, passphrase)) {
      const [kind, wrapped] = readSequence(bag, 'bag');
      const value = readWhole(demandNode(wrapped, 0xa0, 'bag').content);
      const oid = readOid(kind);
      if (oid === `${BAGS}.1`) takeKey(value.raw);
      if (oid === `${BAGS}.2`) {
        const [algorithm, encrypted] = readSequence(value, 'key');
        takeKey(decrypt(algorithm, readOctets(encrypted, 'key'), passphrase));
      }
      if (oid === `${BAGS}.3`) {
        const [, certificate] = readSequence(value, 'certificate');
        const der = readWhole(demandNode(certificate, 0xa0, 'certificate').content);
        certificates.push(Uint8Array.from(readOctets(der, 'certificate')));
      }
    }
  }
  return { keys, certificates };
}
