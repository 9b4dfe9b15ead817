import type * as z from 'zod';

import { sendRepeatedly, type ExternalAnswer, type RetryBudget } from '../external/http-client.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { toTrustError, toUnavailable } from './csc-errors.ts';
import { ErrorAnswer, ServerMetadata, ServiceInfo, TokenAnswer } from './csc-messages.ts';

/** Where the service is and who we are there. */
export type CscAccount = {
  /** Base address, such as https://service.example.org/csc/v2 . */
  url: string;
  clientId: string;
  clientSecret: string;
  clock: () => Date;
  /** For one exchange, in milliseconds; 15 seconds unless given. */
  timeoutMs?: number;
  /** For calls that may be repeated. */
  retry?: RetryBudget;
};

export type CscEndpoints = { authorize: string; token: string; pushed?: string };

type CallOptions = {
  /** Access token for the Authorization header. */
  token?: string | undefined;
  /** Whether asking twice does no more than asking once: then a lost answer is asked for again. */
  isRepeatable?: boolean;
};

const RETRY: RetryBudget = { attempts: 3, firstPauseMs: 300, totalMs: 20_000 };
const MAX_ANSWER = 4 * 1024 * 1024;
const INFO_LIFE = 10 * 60_000;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN = 30_000;

export type CscClient = ReturnType<typeof makeCscClient>;

/** One conversation partner for all calls: HTTP, tokens of scope `service`, and the errors of both protocols. */
export function makeCscClient(account: CscAccount) {
  const base = account.url.replace(/\/+$/, '');
  const now = () => account.clock().getTime();
  let info: { value: Promise<ServiceInfo>; until: number } | undefined;
  let serviceToken: { value: string; until: number } | undefined;

  async function exchange(
    url: string,
    request: { method?: 'GET'; headers?: Record<string, string>; body?: string },
    isRepeatable: boolean,
  ): Promise<{ status: number; json: unknown }> {
    const retry = account.retry ?? RETRY;
    const answer = await sendRepeatedly(
      {
        url,
        method: request.method ?? 'POST',
        headers: { accept: 'application/json', ...request.headers },
        ...(request.body !== undefined && { body: request.body }),
        timeoutMs: account.timeoutMs ?? 15_000,
        maxBytes: MAX_ANSWER,
      },
      isRepeatable ? retry : { ...retry, attempts: 1 },
    ).catch((cause: unknown) => {
      throw toUnavailable(cause);
    });
    return { status: answer.status, json: readJson(answer) };
  }

  /** Calls a method of the API (section 11); throws TrustError. The status tells 202 from 200. */
  async function call<T>(
    method: string,
    schema: z.ZodType<T>,
    body: object,
    { token, isRepeatable = false }: CallOptions = {},
  ): Promise<{ status: number; answer: T }> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const { status, json } = await exchange(`${base}/${method}`, { headers, body: JSON.stringify(body) }, isRepeatable);
    if (status === 204) return { status, answer: check(schema, {}) };
    return { status, answer: check(schema, json) };
  }

  /** Sends a form to an OAuth 2.0 endpoint, the client proving itself by Basic authentication (RFC 6749, section 2.3.1). */
  async function post<T>(url: string, schema: z.ZodType<T>, form: Record<string, string>, isRepeatable: boolean) {
    const login = Buffer.from(
      `${encodeURIComponent(account.clientId)}:${encodeURIComponent(account.clientSecret)}`,
    ).toString('base64');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${login}` };
    const { json } = await exchange(url, { headers, body: new URLSearchParams(form).toString() }, isRepeatable);
    return check(schema, json);
  }

  function readInfo(): Promise<ServiceInfo> {
    if (!info || info.until <= now()) {
      const value = call('info', ServiceInfo, {}, { isRepeatable: true }).then(({ answer }) => answer);
      info = { value, until: now() + INFO_LIFE };
      value.catch(() => {
        info = undefined;
      });
    }
    return info.value;
  }

  /** The OAuth 2.0 addresses: below the base that `info` names, or from the issuer's metadata (section 8.4). */
  async function findEndpoints(): Promise<CscEndpoints> {
    const { oauth2, oauth2Issuer, methods } = await readInfo();
    const root = (oauth2 ?? '').replace(/\/+$/, '');
    if (oauth2Issuer) {
      const address = new URL(demandSafe(oauth2Issuer));
      address.pathname = `/.well-known/oauth-authorization-server${address.pathname.replace(/\/$/, '')}`;
      const { json } = await exchange(address.href, { method: 'GET' }, true);
      const metadata = check(ServerMetadata, json);
      const pushed = metadata.pushed_authorization_request_endpoint;
      return {
        authorize: demandSafe(metadata.authorization_endpoint),
        token: demandSafe(metadata.token_endpoint),
        ...(pushed && { pushed: demandSafe(pushed) }),
      };
    }
    demandSafe(root);
    return {
      authorize: `${root}/oauth2/authorize`,
      token: `${root}/oauth2/token`,
      ...(methods.includes('oauth2/pushed_authorize') && { pushed: `${root}/oauth2/pushed_authorize` }),
    };
  }

  /** Secrets travel to the address the service names only as safely as to the service itself. */
  function demandSafe(address: string): string {
    const isKept = URL.canParse(address) && (new URL(address).protocol === 'https:' || base.startsWith('http:'));
    if (!isKept) throw new TrustError('bad_answer', 'the trust service names no safe OAuth 2.0 address');
    return address;
  }

  /** A token of scope `service` by client credentials (section 8.5.2.2); undefined where the service has none. */
  async function findServiceToken(): Promise<string | undefined> {
    if (!(await readInfo()).authType.includes('oauth2client')) return undefined;
    if (!serviceToken || serviceToken.until <= now()) {
      const { token } = await findEndpoints();
      const form = { grant_type: 'client_credentials', scope: 'service', client_id: account.clientId };
      const answer = await post(token, TokenAnswer, form, true);
      const life = (answer.expires_in ?? 3600) * 1000 - TOKEN_MARGIN;
      serviceToken = { value: answer.access_token, until: now() + life };
    }
    return serviceToken.value;
  }

  /** Calls with the service's token; one that has died early is renewed once. */
  async function callService<T>(
    method: string,
    schema: z.ZodType<T>,
    body: object,
    options: { isRepeatable?: boolean } = {},
  ): Promise<{ status: number; answer: T }> {
    const token = await findServiceToken();
    return await call(method, schema, body, { ...options, token })
      .catch(async (error: unknown) => {
        if (!(error instanceof TokenRefused) || token === undefined) throw error;
        if (serviceToken?.value === token) serviceToken = undefined;
        return await call(method, schema, body, { ...options, token: await findServiceToken() });
      })
      .catch((error: unknown) => {
        // Our own access is the operator's to mend: no signer is asked again for it.
        if (error instanceof TokenRefused && token !== undefined) {
          throw new TrustError('unavailable', error.message, { cause: error });
        }
        throw error;
      });
  }

  return { account, readInfo, findEndpoints, findServiceToken, call, callService, post };
}

/** The access token was not taken; nothing else of the request was looked at. */
class TokenRefused extends TrustError {}

function readJson({ status, body }: ExternalAnswer): unknown {
  let json: unknown;
  try {
    json = body.length > 0 ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) : {};
  } catch (cause) {
    if (status >= 400) throw toTrustError({ status, error: '', description: '' });
    throw new TrustError('bad_answer', 'the answer of the trust service is not JSON', { cause });
  }
  if (status >= 200 && status < 300) return json;
  const problem = ErrorAnswer.safeParse(json);
  const { error, error_description: description = '' } = problem.data ?? { error: '' };
  const refusal = toTrustError({ status, error, description });
  const isToken = status === 401 || /^(invalid|expired)_token$/.test(error);
  throw isToken ? new TokenRefused(refusal.failure, refusal.message, { cause: refusal }) : refusal;
}

function check<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new TrustError('bad_answer', `the answer of the trust service lacks or misspells "${where}"`);
}
