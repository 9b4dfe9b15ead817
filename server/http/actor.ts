import type { ApiEnvironment, ApiScope } from '@sigillum/api-contracts/business/api-user.ts';
import type { Auth } from '@sigillum/api-contracts/endpoint.ts';
import type { ProgramMinute } from './limit-programs.ts';

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
  /** On a device that somebody has handed over, who is the witness by name. */
  handOver?: { hash: string; witness: string; until: Date };
}

/** A program of a business, known by a live token (machine API). It has an account, as people have (decision 177). */
export interface ApiActor {
  kind: 'api';
  /** Of its account. */
  id: string;
  username: string;
  /** The user name, which is no address: where people stand by their address, it stands by this. */
  email: string;
  /** The business's name. */
  firstName: string;
  lastName: string;
  lang: string;
  businessId: string;
  environment: ApiEnvironment;
  /** With which of its keys it came in; none where a job goes on for it. */
  keyId?: string;
  /** What its key may be used for. */
  scopes: readonly ApiScope[];
  /** What it has asked in this minute, this call included. */
  minute: ProgramMinute;
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

/** An account that acts: a person's, or a program's. */
export type AccountActor = UserActor | ApiActor;

/** Whoever may meet a request. */
export type RequestActor = KnownActor | ApiActor;

/** The actor that an endpoint's `auth` guarantees to its handler. */
export type ActorOf<A extends Auth> = A extends 'bearer'
  ? UserActor
  : A extends 'basic' | 'token'
    ? VisitorActor
    : A extends 'api'
      ? ApiActor
      : AnonymousActor;
