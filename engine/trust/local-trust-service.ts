import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { chooseMessageAlgorithm, signBytes } from '../pki/algorithms.ts';
import { buildSignedAttributes, buildSignedData } from '../pki/cms.ts';
import { equalBytes } from '../pki/der.ts';
import { buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from '../pki/timestamp-token.ts';
import { TrustCentreError } from '../trust-centre/trust-centre-error.ts';
import type { Identity, TrustCentre } from '../trust-centre/trust-centre.ts';
import { TrustError } from '../pki/trust-error.ts';
import type { SignatureAnswer, SigningContext, ToBeSigned, TrustQuality, TrustService } from './trust-service.ts';
import { openCertificate } from '../pki/known-certificate.ts';

const AUTHORIZATION_LIFETIME = 5 * 60_000;
const MAX_DIGESTS = 250;

type Consent = { context: SigningContext; digests: string[]; expiresAt: number };

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const PERSONAL: TrustQuality[] = ['AES', 'DEMO', 'PART11'];

/** Keeps the words of a trust centre that cannot issue for those who run it; the signer may come again later. */
async function asTrustError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof TrustCentreError ? new TrustError('unavailable', cause.message, { cause }) : cause;
  }
}

/** The token of an answer of our own authority, whose rejections (clock, certificate, key) are not the signer's matter. */
function readOwnTimestamp(answer: Uint8Array): Uint8Array {
  try {
    return readTimestampResponse(answer);
  } catch (cause) {
    if (!(cause instanceof TrustError)) throw cause;
    throw new TrustError('unavailable', cause.message, { cause, reason: 'timestamp' });
  }
}

/**
 * The trust port on the embedded trust centre. People sign with a certificate made for that one signing: AES, DEMO and
 * PART11 (in the signing name) on the cms lane like an on-demand service, SES on the raw lane with one that says that its
 * name is only stated. Whatever names an account's seal is signed with that seal on the raw lane, and what the platform
 * signs itself with its own; so is SES where the operator has imported a platform seal. Who the signer is has been proved
 * by the caller before `authorize` (session, TAN), so consent is granted at once; it is bound to signer and digests by a
 * MAC and lives five minutes.
 */
export function makeLocalTrustService(centre: TrustCentre): TrustService {
  const secret = randomBytes(32);
  const computeMac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function grant(context: SigningContext, items: ToBeSigned[]): string {
    const digests = items.map((item) => toHex(item.documentDigest));
    const consent: Consent = { context, digests, expiresAt: centre.clock().getTime() + AUTHORIZATION_LIFETIME };
    const text = Buffer.from(JSON.stringify(consent)).toString('base64url');
    return `${text}.${computeMac(text)}`;
  }
  function readConsent(id: string, items: ToBeSigned[]): Consent {
    const [text = '', mac = ''] = id.split('.');
    const [expected, given] = [Buffer.from(computeMac(text)), Buffer.from(mac)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
      throw new TrustError('refused', 'the authorisation is not one of ours');
    }
    const consent = JSON.parse(Buffer.from(text, 'base64url').toString()) as Consent;
    if (centre.clock().getTime() > consent.expiresAt) throw new TrustError('expired', 'the authorisation has expired');
    const digests = items.map((item) => toHex(item.documentDigest));
    if (digests.join() !== consent.digests.join()) throw new TrustError('refused', 'other documents were authorised');
    return consent;
  }

  /** Each account's seals that were handed out: a roll-over in between does not spoil a signature under way. */
  const handedOut = new Map<string, Identity[]>();
  const ownerOf = ({ sealAccountName }: SigningContext) => (sealAccountName === undefined ? '' : `@${sealAccountName}`);
  function remember(owner: string, seal: Identity): void {
    const earlier = handedOut.get(owner) ?? [];
    if (!earlier.some(({ chain }) => equalBytes(chain[0], seal.chain[0]))) handedOut.set(owner, [seal, ...earlier]);
  }

  /** Keys that were made for simple signatures which are under way; each signs once, and none outlives its consent. */
  let issued: { sid: string; identity: Identity; endsAt: number }[] = [];
  async function issueStatedName({ sid, signerName: name, signerEmail: email }: SigningContext): Promise<Identity> {
    const person = { name, ...(email !== undefined && { email }), standing: 'stated-name' } as const;
    const identity = await asTrustError(() => centre.issuePersonCertificate(person));
    const now = centre.clock().getTime();
    const endsAt = now + AUTHORIZATION_LIFETIME;
    issued = [...issued.filter((one) => one.endsAt > now), { sid, identity, endsAt }];
    return identity;
  }
  function takeIssued({ sid }: SigningContext): Identity[] {
    const own = issued.filter((one) => one.sid === sid);
    issued = issued.filter((one) => one.sid !== sid);
    return own.map(({ identity }) => identity);
  }

  /** The seal that signs on the raw lane; undefined when a person's certificate does. Throws TrustError. */
  async function findRawSeal(context: SigningContext): Promise<Identity | undefined> {
    const { quality, sealAccountName, isPlatform } = context;
    if (sealAccountName === undefined && quality !== 'SES') return undefined;
    await centre.rollOver(sealAccountName);
    if (sealAccountName === undefined && !isPlatform && !centre.seal.isImported) return undefined;
    const identity = await asTrustError(() =>
      sealAccountName === undefined ? centre.seal : centre.findSeal(sealAccountName),
    );
    if (!identity) throw new TrustError('refused', 'there is no seal for this account');
    if (openCertificate(identity.chain[0]).validToDate <= centre.clock()) {
      throw new TrustError('unavailable', 'the certificate of the seal has ended');
    }
    return identity;
  }

  /** Signs what the caller built, but only when it is about the authorised digest and names the seal's certificate. */
  async function signRaw({ chain, key }: Identity, item: ToBeSigned): Promise<SignatureAnswer | undefined> {
    const expected = buildSignedAttributes({ digest: item.documentDigest, certificate: chain[0] });
    if (!item.signedAttributes || !equalBytes(item.signedAttributes, expected)) return undefined;
    return { kind: 'raw', signature: await signBytes(chooseMessageAlgorithm(key), key, item.signedAttributes) };
  }
  async function signWhole(identity: Identity, { documentDigest }: ToBeSigned): Promise<SignatureAnswer> {
    const signedAttributes = buildSignedAttributes({ digest: documentDigest, certificate: identity.chain[0] });
    const algorithm = chooseMessageAlgorithm(identity.key);
    const signature = await signBytes(algorithm, identity.key, signedAttributes);
    return {
      kind: 'cms',
      der: buildSignedData({ certificates: identity.chain, signedAttributes, algorithm, signature }),
    };
  }

  return {
    info: () =>
      Promise.resolve({
        lanes: ['raw', 'cms'],
        qualities: ['SES', ...PERSONAL],
        maxDigestsPerAuth: MAX_DIGESTS,
        offers: [{ provider: 'SIGILLUM', qualities: ['SES', ...PERSONAL], seals: 'any' }],
      }),
    async credential(context) {
      const seal = await findRawSeal(context);
      if (!seal && context.quality !== 'SES') return { id: 'person', algorithm: 'ES256' };
      if (seal) remember(ownerOf(context), seal);
      const { chain, key } = seal ?? (await issueStatedName(context));
      const { fingerprint256, validToDate } = openCertificate(chain[0]);
      return { id: fingerprint256, chain, algorithm: chooseMessageAlgorithm(key), expiresAt: validToDate };
    },
    async authorize(context, items) {
      const isOffered = context.quality === 'SES' || PERSONAL.includes(context.quality);
      if (!isOffered || items.length > MAX_DIGESTS) {
        throw new TrustError('refused', 'this quality or number of documents is not offered here');
      }
      await findRawSeal(context);
      return { kind: 'done', authorization: { id: grant(context, items) } };
    },
    proceed: () => Promise.reject(new TrustError('refused', 'the local trust centre asks for no steps')),
    async sign(authorization, items) {
      const { context } = readConsent(authorization.id, items);
      const seal = await findRawSeal(context);
      if (seal || context.quality === 'SES') {
        const usable = seal ? [seal, ...(handedOut.get(ownerOf(context)) ?? [])] : takeIssued(context);
        const signOne = async (item: ToBeSigned) => {
          for (const identity of usable) {
            const answer = await signRaw(identity, item);
            if (answer) return answer;
          }
          throw new TrustError('refused', 'the signed attributes do not belong to the authorised document');
        };
        // One after another: a token does no more at a time, and many at once would count as a crowd.
        const answers: SignatureAnswer[] = [];
        for (const item of items) answers.push(await signOne(item));
        return answers;
      }
      const { signerName: name, signerEmail: email } = context;
      const standing = context.quality === 'DEMO' ? 'demonstration' : 'person';
      const person = { name, ...(email !== undefined && { email }), standing } as const;
      const identity = await asTrustError(() => centre.issuePersonCertificate(person));
      return await Promise.all(items.map((item) => signWhole(identity, item)));
    },
    async timestamp(imprint) {
      await centre.rollOver();
      const { request, nonce } = buildTimestampRequest(imprint);
      const token = readOwnTimestamp(await centre.answerTimestamp(request));
      verifyTimestampToken(token, { imprint, nonce, anchors: centre.anchors() });
      return token;
    },
    async status(certificate, issuer) {
      await centre.rollOver();
      return { ocsp: await centre.answerOcsp(buildOcspRequest(certificate, issuer)) };
    },
    async lastingList(certificate) {
      await centre.rollOver();
      return await asTrustError(() => centre.readLastingList(certificate));
    },
    anchors: () => Promise.resolve(centre.anchors()),
  };
}
