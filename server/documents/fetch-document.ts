import { ExternalError, sendExternally, type ExternalRequest } from '@sigillum/engine/trust/external';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { settleUploads } from './discard-blobs.ts';
import { storeUpload } from './store-upload.ts';

const mostRedirects = 3;
/** For all of it, redirects included: a trickle of bytes gains nothing. */
const usualMs = 30_000;

const faults: Record<ExternalError['fault'], ProblemKey> = {
  timeout: 'file.url.too_slow',
  too_large: 'file.url.too_large',
  address: 'file.url.not_allowed',
  truncated: 'file.url.broken_off',
  connection: 'file.url.unreachable',
};

/** What breaks while it arrives is the other side's doing, not an upload's. */
async function* refuseFaults(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw error instanceof ExternalError ? refuse(faults[error.fault]) : error;
  }
}

interface FetchOptions {
  timeoutMs?: number;
  maxBytes?: number;
  signal?: AbortSignal;
  /** Roots beside the usual ones. */
  tls?: NonNullable<ExternalRequest['tls']>;
}

/**
 * Fetches a file for a program into the file store; whoever gets the blob settles it. Only over HTTPS, at most three redirects, and only to public
 * addresses and the networks that the operator has named: each name is looked up once, and that very address is called (engine, sendExternally).
 * Throws a refusal that says what was in the way, never what the other side said.
 */
export async function fetchDocument(
  services: Services,
  address: string,
  { timeoutMs = usualMs, maxBytes = maxRequestBytes, signal, tls }: FetchOptions = {},
): Promise<Blob> {
  const { callbackNetworks: allowed } = services.config;
  const end = performance.now() + timeoutMs;
  let target = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!URL.canParse(target) || new URL(target).protocol !== 'https:') throw refuse('file.url.not_allowed');
    let blob: Blob | undefined;
    try {
      const { status, headers } = await sendExternally({
        url: target,
        headers: { accept: 'application/pdf, application/octet-stream;q=0.9, */*;q=0.1' },
        timeoutMs: Math.max(1, end - performance.now()),
        maxBytes,
        addresses: { isPublicOnly: true, ...(allowed && { allowed }) },
        ...(tls && { tls }),
        receive: async (bytes) => {
          blob = await storeUpload(services, refuseFaults(bytes), { maxSize: maxBytes, ...(signal && { signal }) });
        },
      });
      if (blob) return blob;
      const { location } = headers;
      if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, target))
        throw refuse('file.url.refused');
      target = new URL(location, target).href;
    } catch (error) {
      if (blob) await settleUploads(services, [blob.sha256]);
      if (error instanceof ExternalError) throw refuse(faults[error.fault]);
      throw error;
    }
  }
  throw refuse('file.url.too_many_redirects');
}
