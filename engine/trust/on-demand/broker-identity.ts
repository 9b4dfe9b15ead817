import type { Legislation } from '../settings-fields.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { decodeClaims, makeBrokerClient, type BrokerAccount } from './broker-client.ts';
import { CIBA_GRANT, MOBILE } from './broker-consent.ts';
import { BrokerRefusal } from './broker-errors.ts';
import type { IdentMethodType } from './ident-methods.ts';
import { IdentAnswer, IdentBegun, IdentClaims, TermsAnswer, TermsFile, WebfingerAnswer } from './broker-messages.ts';
import { nameCredential } from './credential-names.ts';
import { checkAnswer } from './service-client.ts';
import { signToken } from './sign-token.ts';

export type BrokerIdentityOptions = BrokerAccount & {
  /** Shared with the broker: who is meant is said in tokens that it signs. */
  hintSecret: string;
  /** Where the broker tells that something has happened, and by what it is known there; asked only without. */
  notices?: { url: string; token: string };
};

export type IdentOrder = {
  method: IdentMethodType;
  legislation: Legislation;
  /** Digits with country code. */
  mobile: string;
  language: string;
  /** Where the person comes back to, where the method takes that. */
  returnUrl: string;
};

/** What the broker knows of somebody under a law. Dates are ISO. */
export type Eligibility = {
  /** Of assurance: 4 signs with qualified certificates, 3 with advanced ones. */
  level: 3 | 4 | undefined;
  /** Told only in the last 90 days. */
  expiresOn: string | undefined;
  /** The person's means have changed since: one of the three states of the serial mismatch. */
  mismatch: string | undefined;
};

export type BrokerIdentity = ReturnType<typeof makeBrokerIdentity>;

/**
 * Identification by the broker (`scope=ident`), without a browser of ours in between: the person goes to whoever identifies, and the
 * broker is asked. Its token says that somebody was identified, not who: the document's data stay with the trust service.
 */
export function makeBrokerIdentity(options: BrokerIdentityOptions) {
  const client = makeBrokerClient(options);
  const { clientId: client_id, clientSecret: client_secret, hintSecret, notices } = options;

  async function findBackchannel() {
    const { backchannel } = await client.findEndpoints();
    if (!backchannel) throw new TrustError('unavailable', 'the trust service identifies nobody');
    return backchannel;
  }

  /** The hash of the terms that hold under a law in a language: the person has agreed to those. */
  async function findTerms(legislation: Legislation, language: string): Promise<string> {
    const { terms } = await client.findEndpoints();
    const files = terms === undefined ? undefined : await client.find(terms, TermsAnswer);
    const file = TermsFile.safeParse(files?.[`${legislation.toLowerCase()}_${language}.pdf`]).data;
    if (!file) throw new TrustError('bad_answer', `the trust service names no terms of use for ${legislation}`);
    return file.sha256;
  }

  return {
    /** Asked twice it begins twice; what nobody follows costs nothing and ends by itself. */
    async begin({ method, legislation, mobile, language, returnUrl }: IdentOrder) {
      const { begin } = await findBackchannel();
      const form = new URLSearchParams({
        client_id,
        client_secret,
        scope: 'ident',
        ident_method_type: method,
        [`tac_hash_${legislation.toLowerCase()}`]: await findTerms(legislation, language),
        tac_language: language.toUpperCase(),
        login_hint_token: signToken({ identifier: mobile, namespace: MOBILE }, hintSecret),
        token_delivery_mode: notices ? 'ping' : 'pull',
        ...(notices && { callback_url: notices.url, client_notification_token: notices.token }),
        ...(method === 'fidentity' && {
          ident_method_success_redirect_uri: returnUrl,
          ident_method_error_redirect_uri: returnUrl,
        }),
      });
      const { auth_req_id, ident_process_data } = await client.post(begin, IdentBegun, form, false);
      return { requestId: auth_req_id, link: client.demandSafe(ident_process_data) };
    },

    /** What has come of it; undefined while nothing has. Throws TrustError, and BrokerRefusal in the broker's word. */
    async ask(requestId: string): Promise<{ evidenceId: string; identifiedAt: Date } | undefined> {
      const { token } = await findBackchannel();
      const form = new URLSearchParams({ client_id, client_secret, grant_type: CIBA_GRANT, auth_req_id: requestId });
      try {
        const { id_token } = await client.post(token, IdentAnswer, form, true);
        const { transaction_id = requestId, iat } = checkAnswer(IdentClaims, decodeClaims(id_token));
        return { evidenceId: transaction_id, identifiedAt: iat ? new Date(iat * 1000) : options.clock() };
      } catch (error) {
        const word = error instanceof BrokerRefusal ? error.word : undefined;
        if (word !== 'authorization_pending' && word !== 'slow_down') throw error;
        return undefined;
      }
    },

    /** What the person of a number can sign with; undefined where the broker does not know the number. */
    async findEligibility(mobile: string, legislation: Legislation): Promise<Eligibility | undefined> {
      const { webfinger } = await client.findEndpoints();
      const look = async (quality: 'QES' | 'AES') => {
        const url = new URL(webfinger);
        const query = {
          client_id,
          client_secret,
          resource: `urn:mab:acct:${mobile}:${MOBILE}`,
          credentialID: nameCredential({ quality, legislation }, {}),
        };
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
        const { properties } = (await client.find(url.href, WebfingerAnswer)) ?? {};
        if (!properties) return undefined;
        const status = properties['urn:mab:sign:status'];
        return {
          isEligible: properties['urn:mab:sign:eligible'] === 'true',
          expiresOn: properties['urn:mab:sign:evidenceExpiryDate'],
          mismatch: status?.startsWith('MISMATCH_') ? status : undefined,
        };
      };
      const qualified = await look('QES');
      if (!qualified) return undefined;
      const { isEligible, expiresOn, mismatch } = qualified;
      if (isEligible || mismatch !== undefined) return { level: isEligible ? 4 : undefined, expiresOn, mismatch };
      const advanced = await look('AES');
      return { level: advanced?.isEligible ? 3 : undefined, expiresOn: advanced?.expiresOn, mismatch: undefined };
    },
  };
}
