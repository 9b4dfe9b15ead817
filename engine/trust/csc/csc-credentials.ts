import { X509Certificate } from 'node:crypto';

import type { SignatureAlgorithm } from '../../pki/signature-algorithm.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { SigningContext } from '../trust-service.ts';
import { chooseCscAlgorithm, chooseOffered } from './csc-algorithms.ts';
import type { CscClient } from './csc-client.ts';
import { CredentialInfo, CredentialList, type AuthenticationObject, type ServiceInfo } from './csc-messages.ts';
import { decodeBase64 } from './decode-base64.ts';

/** How signers and seals are found at the service. */
export type CscDirectory = {
  /** What names a person to the service (section 11.4, `userID`); the e-mail address unless given. */
  userId?: 'email' | 'mobile';
  /** Credential ids of organisation seals by their account names. */
  seals?: Record<string, string>;
  /** The certificates that lack between a signer's and the roots, where the service gives the signer's alone. */
  findIssuers(chain: [Uint8Array, ...Uint8Array[]]): Promise<Uint8Array[]>;
  /** Forces a lane; otherwise raw where the certificate is known beforehand, and the service signs hashes. */
  lane?: 'raw' | 'cms';
};

/** The key that a signature is made with, or (`qualifier`) the kind of signature for which the service chooses one. */
export type CscCredential = {
  id?: string;
  qualifier?: string;
  /** Known on the raw lane only; the signer's first. */
  chain?: [Uint8Array, ...Uint8Array[]];
  expiresAt?: Date;
  algorithm: SignatureAlgorithm;
  offered: string[];
  mode: 'explicit' | 'oauth2code';
  objects: AuthenticationObject[];
  maxSignatures: number;
};

/** Somebody with more keys than this is asked for none of the others. */
const MAX_CREDENTIALS = 5;

const notIdentified = (message: string) => new TrustError('refused', message, { reason: 'not_identified' });

/**
 * The predefined qualifiers of section 11.11, and for Swiss law names by the same rule: country, law, kind of signature.
 */
function nameQualifier({ quality, legislation, sealAccountName }: SigningContext): string {
  const kind = quality === 'QES' ? 'qe' : 'ae';
  const law = legislation === 'ZERTES' ? 'ch_zertes' : 'eu_eidas';
  return `${law}_${kind}${sealAccountName === undefined ? 's' : 'seal'}`;
}

function readUserId({ signerEmail, signerMobile }: SigningContext, kind: 'email' | 'mobile' = 'email'): string {
  const id = kind === 'email' ? signerEmail : signerMobile;
  if (!id) throw notIdentified('the signer has no address by which the trust service knows people');
  return id;
}

function readChain(certificates: string[] = []): [Uint8Array, ...Uint8Array[]] {
  const [signer, ...others] = certificates.map(decodeBase64);
  for (const other of others) readCertificate(other);
  if (!signer) throw new TrustError('bad_answer', 'the trust service gives no certificate');
  return [signer, ...others];
}

/** Why a key cannot sign now; undefined when it can. */
function findObstacle({ key, cert }: CredentialInfo, now: Date): TrustError | undefined {
  if (cert.status === 'revoked' || cert.status === 'suspended') {
    return new TrustError('refused', `the certificate of the signer is ${cert.status}`, { reason: 'revoked' });
  }
  if (key.status === 'disabled') return notIdentified('the key of the signer is disabled');
  const isOver = cert.status === 'expired' || now > readCertificate(readChain(cert.certificates)[0]).validToDate;
  return isOver ? notIdentified('the certificate of the signer has expired') : undefined;
}

/** Finds out what a signature can be made with. Throws TrustError, `not_identified` for people without a certificate. */
export async function findCscCredential(
  client: CscClient,
  directory: CscDirectory,
  context: SigningContext,
): Promise<CscCredential> {
  const info = await client.readInfo();
  const hasService = (await client.findServiceToken()) !== undefined;
  if (!hasService) return describeQualifier(info, context);
  let refusal: TrustError | undefined;
  for (const id of (await listCredentials(client, directory, context)).slice(0, MAX_CREDENTIALS)) {
    const body = { credentialID: id, certificates: 'chain', certInfo: true, authInfo: true };
    const { answer } = await client.callService('credentials/info', CredentialInfo, body, { isRepeatable: true });
    // Somebody with several keys signs with the one for this kind of signature.
    if (![undefined, nameQualifier(context)].includes(answer.signatureQualifier)) continue;
    refusal ??= findObstacle(answer, client.account.clock());
    if (!findObstacle(answer, client.account.clock())) return await describeCredential(id, answer, { info, directory });
  }
  throw refusal ?? notIdentified('the signer has no certificate for this kind of signature at the trust service');
}

async function listCredentials(client: CscClient, directory: CscDirectory, context: SigningContext): Promise<string[]> {
  if (context.sealAccountName !== undefined) {
    const id = directory.seals?.[context.sealAccountName];
    return id === undefined ? [] : [id];
  }
  const body = { userID: readUserId(context, directory.userId), onlyValid: true };
  const { answer } = await client.callService('credentials/list', CredentialList, body, { isRepeatable: true });
  return answer.credentialIDs;
}

async function describeCredential(
  id: string,
  { key, cert, auth, multisign }: CredentialInfo,
  { info, directory }: { info: ServiceInfo; directory: CscDirectory },
): Promise<CscCredential> {
  const chain = readChain(cert.certificates);
  const lane = directory.lane ?? (info.methods.includes('signatures/signHash') ? 'raw' : 'cms');
  return {
    id,
    ...(lane === 'raw' && { chain: [...chain, ...(await directory.findIssuers(chain))] }),
    expiresAt: readCertificate(chain[0]).validToDate,
    algorithm: chooseCscAlgorithm(chain[0], key.algo),
    offered: key.algo,
    mode: auth.mode === 'oauth2code' ? 'oauth2code' : 'explicit',
    objects: auth.objects ?? [],
    maxSignatures: multisign,
  };
}

/** Without access of our own, the person chooses the key when authorising (section 8.4.2, `signatureQualifier`). */
function describeQualifier(info: ServiceInfo, context: SigningContext): CscCredential {
  const offered = info.signAlgorithms?.algos ?? [];
  return {
    qualifier: nameQualifier(context),
    algorithm: chooseOffered(offered),
    offered,
    mode: 'oauth2code',
    objects: [],
    maxSignatures: MAX_UNKNOWN,
  };
}

/** Nothing says how many signatures a key allows that is not known yet. */
const MAX_UNKNOWN = 100;

function readCertificate(der: Uint8Array): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch (cause) {
    throw new TrustError('bad_answer', 'a certificate from the trust service cannot be read', { cause });
  }
}
