import { createHash } from 'node:crypto';

import { buildOcspRequest } from '../../trust-centre/ocsp-responder.ts';
import { readCrl, readOcspResponse, RevocationFault, type RevocationAnswer } from '../../pki/read-revocation.ts';
import { ExternalError, sendExternally, type ExternalAnswer, type ExternalRequest } from './http-client.ts';
import type { AddressRule } from './public-addresses.ts';
import { readStatusAddresses } from './status-addresses.ts';
import { makeStatusCache } from './status-cache.ts';
import { isIssuedBy, openCertificate } from '../../pki/known-certificate.ts';

/** A certificate's revocation status as its issuer publishes it: DER, byte-exact, signature and scope checked. */
export type FetchedStatus = { ocsp?: Uint8Array; crl?: Uint8Array };

/** Fetches what strangers' certificates point at; whatever a stranger does, nothing here throws. */
export type StatusFetcher = {
  /**
   * Asks the OCSP responders that the certificate names and, when none gives a usable answer, its revocation lists. An
   * empty object when there is nothing to be had. An answer may say `revoked` or `unknown`: it is the caller's to judge.
   * `isAnew` asks again although an earlier answer is not out of date: for one who has just signed.
   */
  fetchStatus(certificate: Uint8Array, issuer: Uint8Array, isAnew?: boolean): Promise<FetchedStatus>;
  /** The issuer's certificate (DER) from the address that the certificate names, when it really is the issuer's. */
  fetchIssuer(certificate: Uint8Array): Promise<Uint8Array | undefined>;
};

export type StatusFetcherOptions = {
  clock: () => Date;
  /** Networks of the operator's own house that may be asked, beside everything public. */
  allowed?: AddressRule['allowed'];
  /** For one exchange, in milliseconds; 8 seconds unless given. */
  timeoutMs?: number;
};

const MAX_OCSP = 64 * 1024;
const MAX_CERTIFICATE = 64 * 1024;
/** The largest public lists have a few megabytes. */
const MAX_CRL = 20 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const MAX_CACHED = 200;
/** How long an answer without an end, and a failure, are believed. */
const DEFAULT_LIFE = 5 * 60_000;
const FAILURE_LIFE = 30_000;
/** Clocks of responders differ from ours by seconds. */
const SKEW = 5 * 60_000;

const hashOf = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** DER of something that servers also publish as PEM (RFC 7468), although they should not. */
function toDer(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (!text.includes('-----BEGIN ')) return bytes;
  const body = /-----BEGIN [^-]+-----([\s\S]*?)-----END/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '';
  return new Uint8Array(Buffer.from(body, 'base64'));
}

type Question = { certificate: Uint8Array; issuer: Uint8Array; isAnew: boolean };
type Found = { value: FetchedStatus; until: number };

/** Runs over addresses until one gives something; what a stranger's server does wrong counts as nothing. */
async function findFirst<T>(urls: string[], attempt: (url: string) => Promise<T | undefined>): Promise<T | undefined> {
  for (const url of urls) {
    const result = await attempt(url).catch((error: unknown) => {
      if (error instanceof ExternalError || error instanceof RevocationFault) return undefined;
      throw error;
    });
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Makes the fetcher, with a cache of its own that keeps each answer until it says that a newer one is due. */
export function makeStatusFetcher({ clock, allowed, timeoutMs = 8000 }: StatusFetcherOptions): StatusFetcher {
  const addresses: AddressRule = { isPublicOnly: true, ...(allowed && { allowed }) };
  const now = () => clock().getTime();
  const statuses = makeStatusCache<FetchedStatus>(MAX_CACHED, now);
  const issuers = makeStatusCache<Uint8Array | undefined>(MAX_CACHED, now);
  const lists = makeStatusCache<Uint8Array | undefined>(8, now);

  const send = (request: Pick<ExternalRequest, 'url' | 'method' | 'headers' | 'body' | 'maxBytes'>) =>
    sendExternally({ ...request, timeoutMs, addresses });

  /** GET with a few redirects, each judged like the first address. */
  async function download(url: string, maxBytes: number): Promise<Uint8Array | undefined> {
    let target = url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const answer: ExternalAnswer = await send({ url: target, maxBytes });
      if (answer.status === 200) return toDer(answer.body);
      const { location } = answer.headers;
      if (![301, 302, 303, 307, 308].includes(answer.status) || !location || !URL.canParse(location, target)) break;
      target = new URL(location, target).href;
    }
    return undefined;
  }

  /** Until when an answer is news; undefined for one that is out of date already. */
  function findEnd({ thisUpdate, nextUpdate }: RevocationAnswer): number | undefined {
    if (thisUpdate.getTime() > now() + SKEW) return undefined;
    if (nextUpdate && nextUpdate.getTime() < now() - SKEW) return undefined;
    return nextUpdate?.getTime() ?? now() + DEFAULT_LIFE;
  }

  async function askResponder(url: string, { certificate, issuer }: Question) {
    const answer = await send({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
      body: buildOcspRequest(certificate, issuer),
      maxBytes: MAX_OCSP,
    });
    if (answer.status !== 200) return undefined;
    const until = findEnd(readOcspResponse(answer.body, { certificate, issuer, at: clock() }));
    return until === undefined ? undefined : { value: { ocsp: answer.body }, until };
  }

  async function readList(url: string, { certificate, issuer, isAnew }: Question) {
    const judge = (der: Uint8Array) => findEnd(readCrl(der, { certificate, issuer, at: clock() }));
    // One list serves all certificates of its issuer.
    const load = async () => {
      const value = await download(url, MAX_CRL);
      return { value, until: (value && judge(value)) ?? now() + FAILURE_LIFE };
    };
    const crl = await lists.get(`${hashOf(issuer)} ${url}`, load, isAnew);
    const until = crl && judge(crl);
    return crl && until !== undefined ? { value: { crl }, until } : undefined;
  }

  async function findStatus(question: Question): Promise<Found> {
    const named = readStatusAddresses(question.certificate);
    return (
      (await findFirst<Found>(named.ocsp, (url) => askResponder(url, question))) ??
      (await findFirst<Found>(named.crl, (url) => readList(url, question))) ?? {
        value: {},
        until: now() + FAILURE_LIFE,
      }
    );
  }

  return {
    fetchStatus: (certificate, issuer, isAnew = false) =>
      statuses.get(hashOf(issuer, certificate), () => findStatus({ certificate, issuer, isAnew }), isAnew),
    fetchIssuer: (certificate) =>
      issuers.get(hashOf(certificate), async () => {
        const value = await findFirst(readStatusAddresses(certificate).issuers, async (url) => {
          const der = await download(url, MAX_CERTIFICATE);
          return der && isIssuer(der, certificate) ? der : undefined;
        });
        return { value, until: now() + (value ? 24 * 60 * 60_000 : FAILURE_LIFE) };
      }),
  };
}

function isIssuer(candidate: Uint8Array, certificate: Uint8Array): boolean {
  try {
    const [issuer, child] = [openCertificate(candidate), openCertificate(certificate)];
    return issuer.ca && isIssuedBy(child, issuer);
  } catch {
    return false;
  }
}
