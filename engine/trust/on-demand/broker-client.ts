import type * as z from 'zod';

import { TrustError } from '../../pki/trust-error.ts';
import { toAnswerError } from './broker-errors.ts';
import { BrokerMetadata, BrokerProblem, SadClaims } from './broker-messages.ts';
import { checkAnswer, exchangeJson, type ServiceAccess } from './service-client.ts';

export type BrokerAccount = ServiceAccess & {
  /** The broker's issuer, such as https://auth.example.org/api/auth/realms/broker . */
  url: string;
  clientId: string;
  clientSecret: string;
};

/** Addresses of the broker; all but `authorize` are asked by us. */
export type BrokerEndpoints = {
  authorize: string;
  token: string;
  pushed: string;
  /** For a consent without browser (CIBA): where it begins, where its token is asked for, and where password and code go. */
  backchannel?: { begin: string; token: string; password: string; code: string };
  /** Who can sign with what. */
  webfinger: string;
  /** The hashes of the terms of use that are in force. */
  terms?: string;
};

export type Sad = { text: string; signUrl: string; expiresAt: number | undefined; nonce: string | undefined };
export type BrokerClient = ReturnType<typeof makeBrokerClient>;

const METADATA_LIFE = 10 * 60_000;

/** One conversation partner for broker and signing interface, with the errors of both. */
export function makeBrokerClient(account: BrokerAccount) {
  const base = account.url.replace(/\/+$/, '');
  const now = () => account.clock().getTime();
  let endpoints: { value: Promise<BrokerEndpoints>; until: number } | undefined;

  /** Sends JSON, or a form; throws TrustError for every answer that is no success. */
  async function post<T>(
    url: string,
    schema: z.ZodType<T>,
    body: object | URLSearchParams,
    isRepeatable: boolean,
  ): Promise<T> {
    const { status, json } = await exchangeJson(account, { url, body, isRepeatable });
    if (status < 200 || status >= 300) throw toAnswerError(status, BrokerProblem.safeParse(json).data);
    return checkAnswer(schema, json);
  }

  /** Asks for what may be absent: undefined where the broker does not know it. */
  async function find<T>(url: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const { status, json } = await exchangeJson(account, { url, method: 'GET', isRepeatable: true });
    if (status === 404) return undefined;
    if (status !== 200) throw toAnswerError(status, BrokerProblem.safeParse(json).data);
    return checkAnswer(schema, json);
  }

  /** Secrets travel to an address the broker names only as safely as to the broker itself. */
  function demandSafe(address: string): string {
    const isSafe = URL.canParse(address) && (new URL(address).protocol === 'https:' || base.startsWith('http:'));
    if (!isSafe) throw new TrustError('bad_answer', 'the trust service names no safe address');
    return address;
  }

  async function discover(): Promise<BrokerEndpoints> {
    const url = `${base}/.well-known/openid-configuration`;
    const { status, json } = await exchangeJson(account, { url, method: 'GET', isRepeatable: true });
    if (status !== 200) throw toAnswerError(status, BrokerProblem.safeParse(json).data);
    const found = checkAnswer(BrokerMetadata, json);
    const own = found.mtls_endpoint_aliases;
    const token = demandSafe(own.token_endpoint ?? found.token_endpoint);
    const begin = own.backchannel_authentication_endpoint ?? found.backchannel_authentication_endpoint;
    const terms = found.terms_and_conditions_endpoint;
    return {
      authorize: demandSafe(found.authorization_endpoint),
      token,
      pushed: demandSafe(own.pushed_authorization_request_endpoint ?? found.pushed_authorization_request_endpoint),
      // The token of a consent without browser has an address of its own, which the metadata do not name.
      ...(begin !== undefined && {
        backchannel: {
          begin: demandSafe(begin),
          token: new URL('oauth-token', token).href,
          password: new URL('/api/pwd-otp-auth/verify-pwd', begin).href,
          code: new URL('/api/pwd-otp-auth/verify-otp', begin).href,
        },
      }),
      webfinger: demandSafe(own.webfinger_endpoint ?? found.webfinger_endpoint ?? `${base}/.well-known/webfinger`),
      ...(terms !== undefined && { terms: demandSafe(terms) }),
    };
  }

  function findEndpoints(): Promise<BrokerEndpoints> {
    if (!endpoints || endpoints.until <= now()) {
      const value = discover();
      endpoints = { value, until: now() + METADATA_LIFE };
      value.catch(() => {
        endpoints = undefined;
      });
    }
    return endpoints.value;
  }

  /**
   * The activation data as far as they are for us: the one `aud` is the address that signs (OpenAPI description,
   * `SAD_AUD_CLAIM_VALUE`). They came to us straight from the broker, so their signature is not checked here.
   */
  function readSad(text: string): Sad {
    const claims = checkAnswer(SadClaims, decodeClaims(text));
    return { text, signUrl: demandSafe(claims.aud), expiresAt: claims.exp && claims.exp * 1000, nonce: claims.nonce };
  }

  return { account, post, find, demandSafe, findEndpoints, readSad };
}

/** What a token of the broker says. */
export function decodeClaims(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch (cause) {
    throw new TrustError('bad_answer', 'a token of the trust service cannot be read', { cause });
  }
}
