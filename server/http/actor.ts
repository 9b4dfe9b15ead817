import type { ApiEnvironment } from '@sigillum/api-contracts/business/api-user.ts';
import type { Auth } from '@sigillum/api-contracts/endpoint.ts';

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

/** A program of a business, known by a live token (machine API). */
export interface ApiActor {
  kind: 'api';
  username: string;
  businessId: string;
  environment: ApiEnvironment;
}

export interface AnonymousActor {
  kind: 'anonymous';
}

export type Actor = UserActor | VisitorActor | ApiActor | AnonymousActor;

/** The server itself: a deadline has passed, or a job goes on. */
export interface SystemActor {
  kind: 'system';
  /** Whoever runs the installation made it do so, by a command or in the operator's room. */
  isOperator?: true;
}

/** A person who can be named in evidence. */
export type KnownActor = UserActor | VisitorActor;

/** The actor that an endpoint's `auth` guarantees to its handler. */
export type ActorOf<A extends Auth> = A extends 'bearer'
  ? UserActor
  : A extends 'basic' | 'token'
    ? VisitorActor
    : A extends 'api'
      ? ApiActor
      : AnonymousActor;
