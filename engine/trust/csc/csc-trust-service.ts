import { DerError } from '../../pki/der.ts';
import { findMissingIssuers } from '../external/complete-chain.ts';
import type { StatusFetcher } from '../external/fetch-status.ts';
import { makeStatusCache } from '../external/status-cache.ts';
import { buildTimestampRequest, verifyTimestampToken } from '../../pki/timestamp-token.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { SigningContext, TrustQuality, TrustService } from '../trust-service.ts';
import { completeMessage } from './complete-message.ts';
import { SHA_256_OID } from './csc-algorithms.ts';
import { makeCscClient, type CscAccount, type CscClient } from './csc-client.ts';
import { askConsent, goOn } from './csc-consent.ts';
import { findCscCredential, type CscCredential, type CscDirectory } from './csc-credentials.ts';
import { TimestampAnswer } from './csc-messages.ts';
import { signHashes, type Patience } from './csc-signing.ts';
import { openConsent, type StateCipher } from './csc-state.ts';
import { decodeBase64 } from './decode-base64.ts';

export type CscOptions = CscAccount &
  Omit<CscDirectory, 'findIssuers'> & {
    qualities: TrustQuality[];
    /** DER roots of the service's signatures and timestamps. */
    anchors: Uint8Array[];
    cipher: StateCipher;
    status: StatusFetcher;
    /** With asynchronous signatures. */
    patience?: Patience;
  };

/** What `credential` found is still true when `authorize` follows it. */
const CREDENTIAL_LIFE = 30_000;
const MAX_DIGESTS = 100;

/**
 * The trust port on a remote signing service that speaks the Cloud Signature Consortium's API v2.0. Certificates known
 * beforehand sign on the raw lane (`signHash`), others on the cms lane (`signDoc`). An authorisation is bound to the
 * hashes on both sides: the service gets them with every request for consent (SCAL2), and here they stand in the
 * encrypted state. A step of the person is a redirect (OAuth 2.0 with PKCE), a code with or without password, or a
 * confirmation elsewhere that is polled for.
 */
export function makeCscTrustService(options: CscOptions): TrustService {
  const { qualities, anchors, cipher, status, patience, clock } = options;
  const client = makeCscClient(options);
  const credentials = makeStatusCache<CscCredential>(100, () => clock().getTime());

  const findIssuers = (chain: [Uint8Array, ...Uint8Array[]]) =>
    findMissingIssuers(chain, { anchors, fetchIssuer: (certificate) => status.fetchIssuer(certificate) });
  const find = (context: SigningContext) => {
    const { quality, legislation, sealAccountName, signerEmail, signerMobile } = context;
    if (!qualities.includes(quality) && sealAccountName === undefined) {
      return Promise.reject(new TrustError('refused', 'this quality is not offered by the trust service'));
    }
    const key = JSON.stringify([quality, legislation, sealAccountName, signerEmail, signerMobile]);
    return credentials.get(key, async () => ({
      value: await findCscCredential(client, { ...options, findIssuers }, context),
      until: clock().getTime() + CREDENTIAL_LIFE,
    }));
  };

  return {
    info: () => Promise.resolve({ lanes: ['raw', 'cms'], qualities, maxDigestsPerAuth: MAX_DIGESTS }),
    async credential(context) {
      const { id, qualifier, chain, algorithm, expiresAt } = await find(context);
      return { id: id ?? qualifier ?? '', algorithm, ...(chain && { chain }), ...(expiresAt && { expiresAt }) };
    },
    authorize: async (context, items) => askConsent({ client, cipher }, await find(context), context, items),
    proceed: (state, answer) => goOn({ client, cipher }, state, answer),
    async sign(authorization, items) {
      const consent = openConsent(cipher, authorization.id, items, clock().getTime());
      const answers = await signHashes(client, consent, patience);
      return await Promise.all(answers.map((answer) => completeMessage(answer, findIssuers)));
    },
    timestamp: (imprint) => requestCscTimestamp(client, imprint, anchors),
    status: (certificate, issuer) => status.fetchStatus(certificate, issuer, true),
    anchors: () => Promise.resolve(anchors),
  };
}

/** Section 11.13; every fault carries the reason `timestamp`. */
async function requestCscTimestamp(client: CscClient, imprint: Uint8Array, anchors: Uint8Array[]): Promise<Uint8Array> {
  const { nonce } = buildTimestampRequest(imprint);
  const body = { hash: Buffer.from(imprint).toString('base64'), hashAlgo: SHA_256_OID, nonce };
  try {
    const { answer } = await client.callService('signatures/timestamp', TimestampAnswer, body, { isRepeatable: true });
    const token = decodeBase64(answer.timestamp);
    verifyTimestampToken(token, { imprint, nonce, anchors });
    return token;
  } catch (cause) {
    const isKnown = cause instanceof TrustError || cause instanceof DerError;
    if (!isKnown) throw cause;
    const isBad = cause instanceof DerError || cause.failure === 'bad_answer';
    const message = cause instanceof DerError ? 'the timestamp cannot be read' : cause.message;
    throw new TrustError(isBad ? 'bad_answer' : 'unavailable', message, { cause, reason: 'timestamp' });
  }
}
