import { createHash, createPrivateKey, randomBytes, X509Certificate, type KeyObject } from 'node:crypto';

import { chooseAlgorithm, chooseMessageAlgorithm } from '../pki/algorithms.ts';
import type { CentreFiles } from './centre-files.ts';
import { DerError } from '../pki/der.ts';
import { OWN_OIDS } from '../pki/issue-certificate.ts';
import type { TokenAddress } from './pkcs11/token-address.ts';
import { TokenError } from './pkcs11/token-error.ts';
import { makeTokenKey } from './pkcs11/token-key.ts';
import { makeTokenRack } from './pkcs11/token-rack.ts';
import { Pkcs12Error, readPkcs12 } from '../pki/read-pkcs12.ts';
import type { KeptKey } from './encrypt-signing-key.ts';
import type { SigningKey } from '../pki/signing-key.ts';
import { answerTimestampRequest } from './timestamp-authority.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from '../pki/timestamp-token.ts';
import type { Identity } from './authorities.ts';
import { TrustCentreError } from './trust-centre-error.ts';
import { nameSeal } from './identities.ts';
import { findChainFault } from '../pki/verify-chain.ts';

/** What an imported key shall be used for. */
export type ImportPurpose = { kind: 'seal'; account: string } | { kind: 'platform-seal' } | { kind: 'tsa' };

const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g;

const refuse = (message: string, cause?: unknown) => new TrustCentreError('file_refused', message, { cause });

/** Whether the file is text with PEM blocks; otherwise it is taken for PKCS #12. */
const isPem = (file: Uint8Array) => Buffer.from(file).includes('-----BEGIN ');

/** Whether reading the file takes a passphrase. */
export const needsPassphrase = (file: Uint8Array) => !isPem(file) || Buffer.from(file).includes('ENCRYPTED');

function readPem(text: string, passphrase: string): { keys: KeyObject[]; certificates: Uint8Array[] } {
  const keys: KeyObject[] = [];
  const certificates: Uint8Array[] = [];
  for (const [block, label = ''] of text.matchAll(PEM_BLOCK)) {
    try {
      if (label === 'CERTIFICATE') certificates.push(new Uint8Array(new X509Certificate(block).raw));
      if (label.endsWith('PRIVATE KEY')) keys.push(createPrivateKey({ key: block, passphrase }));
    } catch (cause) {
      const what = label === 'CERTIFICATE' ? 'A certificate' : 'The private key';
      throw refuse(`${what} in the file cannot be read: wrong passphrase, or damaged.`, cause);
    }
  }
  return { keys, certificates };
}

function readFile(file: Uint8Array, passphrase: string) {
  if (isPem(file)) return readPem(Buffer.from(file).toString('utf8'), passphrase);
  try {
    return readPkcs12(file, passphrase);
  } catch (cause) {
    if (cause instanceof Pkcs12Error) throw refuse(cause.message);
    if (cause instanceof DerError) throw refuse('The file is neither PEM nor PKCS #12 in DER.', cause);
    throw cause;
  }
}

/** The certificate and those above it, up to the last that the file holds. */
function buildChain(own: X509Certificate, certificates: X509Certificate[]): Identity['chain'] {
  const chain = [own];
  for (let last = own; !isSelfSigned(last) && chain.length < 8; last = chain.at(-1)!) {
    const issuer = certificates.find((candidate) => last.checkIssued(candidate) && last.verify(candidate.publicKey));
    if (!issuer || chain.includes(issuer)) break;
    chain.push(issuer);
  }
  if (chain.length === 1 && !isSelfSigned(own)) throw refuse('The file lacks the certificate of the issuer.');
  const [first, ...rest] = chain.map(({ raw }) => new Uint8Array(raw));
  return [first!, ...rest];
}

/** The pair of key and certificate in the file. */
function findIdentity(file: Uint8Array, passphrase: string) {
  const { keys, certificates: ders } = readFile(file, passphrase);
  const certificates = ders.map((der) => new X509Certificate(der));
  if (keys.length !== 1) throw refuse(`The file holds ${keys.length} private keys, and should hold one.`);
  const key = keys[0]!;
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw refuse('No certificate in the file belongs to its private key.');
  return { key, chain: buildChain(own, certificates) };
}

/** The certificate that has issued no other of the file. */
function findChain(file: Uint8Array): Identity['chain'] {
  const { keys, certificates: ders } = readFile(file, '');
  if (keys.length > 0)
    throw refuse('The file holds a private key: for a key in a token it should hold certificates only.');
  const certificates = ders.map((der) => new X509Certificate(der));
  const leaves = certificates.filter(
    (one) => !certificates.some((other) => other !== one && other.checkIssued(one) && !isSelfSigned(other)),
  );
  if (leaves.length !== 1) throw refuse(`The file holds ${leaves.length} certificates of keys, and should hold one.`);
  return buildChain(leaves[0]!, certificates);
}

const isSelfSigned = (certificate: X509Certificate) =>
  certificate.checkIssued(certificate) && certificate.verify(certificate.publicKey);

/** Whoever may not sign documents is found out here, not at the first signature. */
function judge({ key, chain }: Identity, now: Date): void {
  try {
    chooseAlgorithm(key);
  } catch (cause) {
    throw refuse('The key is neither P-256, P-384 nor RSA of 2048 bits or more.', cause);
  }
  const anchor = chain.at(-1)!;
  const fault = findChainFault(chain, [anchor], now);
  if (fault) throw refuse(`The certificates in the file do not hold now: ${fault}.`);
  if (chain.length > 1 && new X509Certificate(chain[0]).ca) {
    throw refuse('The certificate is one of an authority, which signs certificates and not documents.');
  }
}

/** And so is whoever may not stamp. */
async function judgeStamps({ key, chain }: Identity, now: Date): Promise<void> {
  const imprint = createHash('sha256').update('import').digest();
  const { request, nonce } = buildTimestampRequest(imprint);
  const authority = { key, chain, policy: OWN_OIDS.timestampPolicy, clock: () => now, findClockFault: () => undefined };
  try {
    const token = readTimestampResponse(await answerTimestampRequest(authority, request));
    verifyTimestampToken(token, { imprint, nonce, anchors: [chain.at(-1)!] });
  } catch (cause) {
    throw refuse(`The certificate is not fit for timestamps: ${(cause as Error).message}.`, cause);
  }
}

/** Where the key is: in the file under a passphrase (empty for none), or in a token. */
export type ImportSource = { passphrase: string } | { token: Omit<TokenAddress, 'importedAt'> };

/** The key's address, after a signature by it has proved that it is the certificate's. Nothing is tried a second time. */
async function proveTokenKey(
  { chain, token }: { chain: Identity['chain']; token: Omit<TokenAddress, 'importedAt'> },
  now: Date,
): Promise<{ address: TokenAddress; key: SigningKey }> {
  const address = { ...token, importedAt: now.toISOString() };
  const key = makeTokenKey(
    makeTokenRack(() => now),
    address,
    new X509Certificate(chain[0]).publicKey,
  );
  judge({ key, chain }, now);
  try {
    await key.sign(chooseMessageAlgorithm(key), randomBytes(32));
    return { address, key };
  } catch (cause) {
    if (!(cause instanceof TokenError)) throw cause;
    throw refuse(cause.message, cause);
  }
}

/**
 * Takes a key with its certificates from a PKCS #12 or PEM file into the centre, encrypted under the centre's passphrase, in
 * the place of what served the purpose so far; of a key in a token, where it is. It is used as it is, and never renewed
 * here. Throws TrustCentreError.
 */
export async function importIdentity(
  office: { files: CentreFiles; envelopeKey: Uint8Array; now: Date },
  input: { file: Uint8Array; source: ImportSource; purpose: ImportPurpose },
): Promise<X509Certificate> {
  const { files, envelopeKey, now } = office;
  const { file, source, purpose } = input;
  let taken: { identity: Identity; kept: KeptKey };
  if ('token' in source) {
    if (source.token.pin === '') throw refuse('A key in a token needs the PIN of the token.');
    const chain = findChain(file);
    const { address, key } = await proveTokenKey({ chain, token: source.token }, now);
    taken = { identity: { key, chain }, kept: address };
  } else {
    const identity = findIdentity(file, source.passphrase);
    judge(identity, now);
    taken = { identity, kept: identity.key };
  }
  const { identity, kept } = taken;
  if (purpose.kind === 'tsa') await judgeStamps(identity, now);
  const name = purpose.kind === 'seal' ? nameSeal(purpose.account) : purpose.kind === 'tsa' ? 'tsa' : 'seal';
  const account = purpose.kind === 'seal' ? { account: purpose.account } : {};
  await files.writeKey(envelopeKey, name, { key: kept, chain: identity.chain, ...account, isImported: true });
  await files.writeCertificate(name, identity.chain[0]);
  return new X509Certificate(identity.chain[0]);
}
