import { listEmailSuggestions } from '@sigillum/api-contracts/platform/list-email-suggestions.ts';
import type { SearchFor } from '../forms/use-search.ts';
import { useApiClient } from '../http/browser-api.ts';
import type { KnownPerson } from './components/person-email-field.tsx';

/** People whom one knows, while an address is being typed. */
export function useSuggestions(): SearchFor<KnownPerson> {
  const client = useApiClient();
  return async (input, signal) =>
    (await client.call(listEmailSuggestions, { query: { input } }, { signal })).suggestions;
}
