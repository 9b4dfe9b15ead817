import type { ActorSnapshot } from './event.ts';
import type { ApiActor, KnownActor, SystemActor } from '../http/actor.ts';

/** The actor as evidence keeps it. */
export function snapshotActor(actor: KnownActor | ApiActor | SystemActor): ActorSnapshot {
  if (actor.kind === 'system') return { type: actor.isOperator ? 'operator' : 'system' };
  if (actor.kind === 'user') {
    const { id, email, firstName, lastName } = actor;
    return { type: 'member', userId: id, email, firstName, lastName };
  }
  if (actor.kind === 'api') return { type: 'api', username: actor.username };
  const { sid, email, firstName, lastName } = actor;
  return { type: 'external', sid, email, firstName: firstName ?? undefined, lastName: lastName ?? undefined };
}
