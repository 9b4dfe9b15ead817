import {
  listEmailSuggestions as contract,
  mostEmailSuggestions,
} from '@sigillum/api-contracts/platform/list-email-suggestions.ts';
import { countTry } from '../http/limit-rate.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findKnownPeople } from './find-known-people.ts';

export const listEmailSuggestions = implement(contract, async ({ query }, { db, actor, services, now }) => {
  const limit = { key: `email-suggestions:${actor.id}`, limit: 600, windowSeconds: 600 };
  const retryAfter = await countTry(services.db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const people = await findKnownPeople(db, { userId: actor.id, input: query.input, most: mostEmailSuggestions });
  return { status: 200, body: { suggestions: people } };
});
