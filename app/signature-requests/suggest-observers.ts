import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SearchFor } from '../forms/use-search.ts';
import type { KnownPerson } from './components/person-email-field.tsx';

/** Suggests whom one knows, but for those who observe the request already. */
export function suggestObservers(
  suggest: SearchFor<KnownPerson>,
  observers: readonly Pick<Observer, 'user_info'>[],
): SearchFor<KnownPerson> {
  const there = new Set(observers.map(({ user_info }) => user_info?.email.toLowerCase()));
  return async (input, signal) => (await suggest(input, signal)).filter(({ email }) => !there.has(email.toLowerCase()));
}
