import type { Auth } from '@sigillum/api-contracts/endpoint.ts';
import type { ActorSnapshot } from '../database/schema.ts';

/** A person with an account, known by a live token. */
export interface UserActor {
  kind: 'user';
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  lang: string;
  sessionHash: string;
}

/** A person known by the link of one signature (role nas). */
export interface VisitorActor {
  kind: 'visitor';
  sid: string;
  requestId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

export interface AnonymousActor {
  kind: 'anonymous';
}

export type Actor = UserActor | VisitorActor | AnonymousActor;
/** A person who can be named in evidence. */
export type KnownActor = UserActor | VisitorActor;

/** The actor that an endpoint's `auth` guarantees to its handler. */
export type ActorOf<A extends Auth> = A extends 'bearer'
  ? UserActor
  : A extends 'basic' | 'token'
    ? VisitorActor
    : AnonymousActor;

/** The actor as evidence keeps it. */
export function snapshotActor(actor: KnownActor): ActorSnapshot {
  if (actor.kind === 'user') {
    const { id, email, firstName, lastName } = actor;
    return { type: 'member', userId: id, email, firstName, lastName };
  }
  const { sid, email, firstName, lastName } = actor;
  return { type: 'external', sid, email, firstName: firstName ?? undefined, lastName: lastName ?? undefined };
}
