import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor.ts';

/** For whom the process is at work: programs of one business are one, people are each their own, visitors those of one request. */
const callers = new AsyncLocalStorage<string>();

const nameActor = (actor: Actor): string | undefined => {
  if (actor.kind === 'api') return `business ${actor.businessId}`;
  if (actor.kind === 'user') return `user ${actor.id}`;
  return actor.kind === 'visitor' ? `request ${actor.requestId}` : undefined;
};

/** Does work for whoever calls; those who share workers take turns by it. */
export function workFor<T>(actor: Actor, work: () => T): T {
  const name = nameActor(actor);
  return name === undefined ? work() : callers.run(name, work);
}

/** Whom the work under way is for; undefined for strangers and for jobs of the server's own, who are one among the callers. */
export const nameCaller = (): string | undefined => callers.getStore();
