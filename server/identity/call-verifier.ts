import type * as z from 'zod';
import { WalletVerifierError } from './wallet-verifier.ts';

const timeoutMs = 10_000;

/** Asks a verifier, with a body where something is to be made. Throws WalletVerifierError while it is away. */
export async function callVerifier(url: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new WalletVerifierError('the verifier does not answer', { cause });
  }
}

/** What it answers, as it should be. Throws WalletVerifierError. */
export async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new WalletVerifierError(`the verifier answered ${response.status}`);
  const { data, error } = schema.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new WalletVerifierError('the verifier’s answer is not understood', { cause: error });
  return data;
}
