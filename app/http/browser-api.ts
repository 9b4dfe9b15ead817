import { type Client, createClient, type FetchLike } from '@sigillum/api-contracts/client.ts';
import type { Endpoint, EndpointCall, EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { awaitRefusalTexts } from '../i18n/texts.ts';
import { hasUnsaved } from '../platform/find-unsaved.ts';
import { retryReading } from './retry-reading.ts';
import { announceUnsent } from './unsent.ts';
import { useRoot } from '../layouts/use-root.ts';

/** The address under which the browser reaches a path of the API; in a visit it lies below the visit's own address. */
export function bridge(path: string, visitId?: string): string {
  return `${visitId ? `/view/${encodeURIComponent(visitId)}` : ''}/bff${path}`;
}

/**
 * What is refused is told once its words are there. A session that has ended shows itself as a 401. When somebody was only reading, the
 * document is asked for again and leads to the login by itself; what somebody has typed or drawn stays, and the page says what to do. A
 * page that goes on looking says it once.
 */
function hearRefusals(isAccount: boolean): FetchLike {
  let isTold = false;
  return async (url, init) => {
    const response = await fetch(url, init);
    if (!response.ok) await awaitRefusalTexts();
    if (response.status !== 401 || !isAccount) {
      isTold = false;
      return response;
    }
    const isReading = (init.method ?? 'GET') === 'GET';
    if (isReading && !hasUnsaved(window)) window.location.reload();
    else if (!isReading || !isTold) announceUnsent('logged-out');
    isTold = true;
    return response;
  };
}

/** The contract client for calls from the browser: actions of dialogs, polling, typeahead. Loaders use `load`. */
export function useApiClient(): Client {
  const { person, visitId } = useRoot();
  const isAccount = person !== undefined && visitId === undefined;
  return useMemo(() => createClient(hearRefusals(isAccount), {}, bridge('', visitId)), [isAccount, visitId]);
}

/** Reads an endpoint from the browser and keeps it fresh; `call` null waits. For what lives after the page's load. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  call: EndpointCall<E> | null,
  options?: SWRConfiguration,
): SWRResponse<EndpointResult<E>> {
  const client = useApiClient();
  const { visitId } = useRoot();
  const key = call && [visitId ?? '', endpoint.method, endpoint.path, call];
  return useSWR<EndpointResult<E>>(key, () => client.call(endpoint, call!), {
    onErrorRetry: retryReading,
    ...options,
  });
}
