import { listEmailSuggestions } from '@sigillum/api-contracts/platform/list-email-suggestions.ts';
import { namePerson } from '../common/name-person.ts';
import { useApiClient } from '../http/browser-api.ts';
import type { Participant } from './overlays/participant.ts';

/** Finds members of the business and people who have signed for it, by name or address. */
export function usePeopleSearch() {
  const client = useApiClient();
  return async (input: string, signal: AbortSignal): Promise<Participant[]> => {
    const { suggestions } = await client.call(listEmailSuggestions, { query: { input } }, { signal });
    return suggestions.map(({ email, first_name, last_name }) => ({ email, name: namePerson(first_name, last_name) }));
  };
}
