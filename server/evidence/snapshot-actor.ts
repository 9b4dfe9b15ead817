import type { ActorSnapshot } from './event.ts';
import type { KnownActor, SystemActor } from '../http/actor.ts';

/** The actor as evidence keeps it. */
export function snapshotActor(actor: KnownActor | SystemActor): ActorSnapshot {
  if (actor.kind === 'system') return { type: 'system' };
  if (actor.kind === 'user') {
    const { id, email, firstName, lastName } = actor;
    return { type: 'member', userId: id, email, firstName, lastName };
  }
  const { sid, email, firstName, lastName } = actor;
  return { type: 'external', sid, email, firstName: firstName ?? undefined, lastName: lastName ?? undefined };
}
