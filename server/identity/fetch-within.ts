import { sendExternally, type ExternalRequest } from '@sigillum/engine/trust/external';
import type { CustomFetch } from 'openid-client';

/** The documents of a provider are small. */
const maxBytes = 512 * 1024;

/** A fetch that calls no address outside the rule, follows no redirect and reads no long answer. Throws ExternalError. */
export const fetchWithin =
  (addresses: NonNullable<ExternalRequest['addresses']>, seconds: number): CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await sendExternally({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body && { body: body instanceof Uint8Array ? body : String(body) }),
      timeoutMs: seconds * 1000,
      maxBytes,
      addresses,
    });
    const named = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const hasBody = ![204, 205, 304].includes(answer.status);
    return new Response(hasBody ? answer.body : null, { status: answer.status, headers: named });
  };
