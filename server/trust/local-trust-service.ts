import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { chooseAlgorithm, signBytes } from './algorithms.ts';
import { buildSignedAttributes, buildSignedData } from './cms.ts';
import { equalBytes } from './der.ts';
import { buildOcspRequest } from './ocsp-responder.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from './timestamp-token.ts';
import type { Identity, TrustCentre } from './trust-centre.ts';
import {
  TrustError,
  type SignatureAnswer,
  type SigningContext,
  type ToBeSigned,
  type TrustService,
} from './trust-service.ts';

const AUTHORIZATION_LIFETIME = 5 * 60_000;
const MAX_DIGESTS = 250;

type Consent = { context: SigningContext; digests: string[]; expiresAt: number };

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * The trust port on the embedded trust centre. SES is signed with the platform's seal on the raw lane; AES and DEMO with
 * a certificate made for that one signing, on the cms lane like an on-demand service. Who the signer is has been
 * proved by the caller before `authorize` (session, TAN), so consent is granted at once; it is bound to signer and
 * digests by a MAC and lives five minutes.
 */
export function makeLocalTrustService(centre: TrustCentre): TrustService {
  const secret = randomBytes(32);
  const seal = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function grant(context: SigningContext, items: ToBeSigned[]): string {
    const digests = items.map((item) => toHex(item.documentDigest));
    const consent: Consent = { context, digests, expiresAt: centre.clock().getTime() + AUTHORIZATION_LIFETIME };
    const text = Buffer.from(JSON.stringify(consent)).toString('base64url');
    return `${text}.${seal(text)}`;
  }
  function readConsent(id: string, items: ToBeSigned[]): Consent {
    const [text = '', mac = ''] = id.split('.');
    const [expected, given] = [Buffer.from(seal(text)), Buffer.from(mac)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
      throw new TrustError('refused', 'the authorisation is not one of ours');
    }
    const consent = JSON.parse(Buffer.from(text, 'base64url').toString()) as Consent;
    if (centre.clock().getTime() > consent.expiresAt) throw new TrustError('expired', 'the authorisation has expired');
    const digests = items.map((item) => toHex(item.documentDigest));
    if (digests.join() !== consent.digests.join()) throw new TrustError('refused', 'other documents were authorised');
    return consent;
  }

  /** Signs what the caller built, but only when it is about the authorised digest and names the seal's certificate. */
  function signRaw(item: ToBeSigned): SignatureAnswer {
    const expected = buildSignedAttributes({ digest: item.documentDigest, certificate: centre.seal.chain[0] });
    if (!item.signedAttributes || !equalBytes(item.signedAttributes, expected)) {
      throw new TrustError('refused', 'the signed attributes do not belong to the authorised document');
    }
    const algorithm = chooseAlgorithm(centre.seal.key);
    return { kind: 'raw', signature: signBytes(algorithm, centre.seal.key, item.signedAttributes) };
  }
  function signWhole(identity: Identity, { documentDigest }: ToBeSigned): SignatureAnswer {
    const signedAttributes = buildSignedAttributes({ digest: documentDigest, certificate: identity.chain[0] });
    const algorithm = chooseAlgorithm(identity.key);
    const signature = signBytes(algorithm, identity.key, signedAttributes);
    return {
      kind: 'cms',
      der: buildSignedData({ certificates: identity.chain, signedAttributes, algorithm, signature }),
    };
  }

  return {
    info: () =>
      Promise.resolve({ lanes: ['raw', 'cms'], qualities: ['SES', 'AES', 'DEMO'], maxDigestsPerAuth: MAX_DIGESTS }),
    credential: ({ quality }) =>
      quality === 'SES'
        ? Promise.resolve({ id: 'seal', chain: centre.seal.chain, algorithm: chooseAlgorithm(centre.seal.key) })
        : Promise.resolve({ id: 'person', algorithm: 'ES256' }),
    authorize(context, items) {
      if (!['SES', 'AES', 'DEMO'].includes(context.quality) || items.length > MAX_DIGESTS) {
        return Promise.reject(new TrustError('refused', 'this quality or number of documents is not offered here'));
      }
      return Promise.resolve({ kind: 'done', authorization: { id: grant(context, items) } });
    },
    proceed: () => Promise.reject(new TrustError('refused', 'the local trust centre asks for no steps')),
    async sign(authorization, items) {
      const { context } = readConsent(authorization.id, items);
      if (context.quality === 'SES') return items.map(signRaw);
      const { signerName: name, signerEmail: email } = context;
      const identity = await centre.issuePersonCertificate(email === undefined ? { name } : { name, email });
      return items.map((item) => signWhole(identity, item));
    },
    timestamp(imprint) {
      const { request, nonce } = buildTimestampRequest(imprint);
      const token = readTimestampResponse(centre.answerTimestamp(request));
      verifyTimestampToken(token, { imprint, nonce, anchors: [centre.root] });
      return Promise.resolve(token);
    },
    status: (certificate, issuer) =>
      Promise.resolve({ ocsp: centre.answerOcsp(buildOcspRequest(certificate, issuer)) }),
    anchors: () => Promise.resolve([centre.root]),
  };
}
