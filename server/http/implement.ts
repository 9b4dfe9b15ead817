import type { Kysely, Transaction } from 'kysely';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Actor, ActorOf, KnownActor } from './actor.ts';
import type { Refusal } from './refusal.ts';
import type { StoredBody } from './stored-input.ts';
import type { Answer } from './transact.ts';

/** What a handler knows of the call besides its input. */
export interface Context<E extends Endpoint = Endpoint> {
  services: Services;
  actor: ActorOf<E['auth']>;
  /** The call's transaction for a changing endpoint, else the pool. */
  db: Kysely<Database>;
  /**
   * Only for `ownTransaction` endpoints: one transaction with the call's idempotency key. `content` is the hash of a streamed body:
   * other bytes under the same key are another call.
   */
  transact(
    work: (trx: Transaction<Database>) => Promise<EndpointAnswer<E> | Refusal>,
    content?: string,
  ): Promise<EndpointAnswer<E> | Refusal>;
  /** Whether the call has an idempotency key. */
  isRepeatable: boolean;
  /** Only for `ownTransaction` endpoints: the answer that the call's idempotency key got before, if it did. `content` is what `transact` gets. */
  recall(content?: string): Promise<EndpointAnswer<E> | undefined>;
  /**
   * Only for `ownTransaction` endpoints: keeps an answer under the call's idempotency key in a transaction that the handler opened
   * itself, together with what it did. `revise` gets what was kept before.
   */
  keepAnswer(
    trx: Kysely<Database>,
    revise: (kept: EndpointAnswer<E> | undefined) => EndpointAnswer<E>,
  ): Promise<EndpointAnswer<E>>;
  /** The moment of the call; the same for everything it writes. */
  now: Date;
  /** Evidence of the caller: address, IANA zone, content type and file name of a streamed body. */
  meta: CallMeta;
}

/** The call so far, as the rules below a handler know it: who acts, from where and when, and with what. Every context fits. */
export interface Call<A = KnownActor> extends Pick<Context, 'now' | 'services'> {
  actor: A;
  meta: Pick<CallMeta, 'ip' | 'zone'>;
}

export interface CallMeta {
  ip: string;
  isProxied: boolean;
  /** A page of the app calls in a person's name, not a program by itself. */
  isPage: boolean;
  zone: string;
  /** What the caller's program calls itself. */
  userAgent: string | undefined;
  contentType: string;
  /** From Content-Disposition, decoded. */
  filename: string | undefined;
  /** The caller asks for the headers alone (HEAD): nothing is taken away, so nothing becomes evidence. */
  isHead: boolean;
  signal: AbortSignal;
  /** A header of the call, as it is: what an endpoint's contract names beside path, query and body. */
  header(name: string): string | undefined;
}

/** What a handler receives: the input as its contract types it, its files already in the store. */
export interface HandlerInput<E extends Endpoint> extends Omit<EndpointInput<E>, 'body'> {
  body: E['streamsContent'] extends string ? StoredBody<EndpointInput<E>['body']> : EndpointInput<E>['body'];
}

export type Handle<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: Context<E>,
) => Promise<EndpointAnswer<E> | Refusal>;

/** A handler whose contract is no longer in its type, as the adapter calls all of them. */
export interface Implementation<E extends Endpoint = Endpoint> {
  endpoint: E;
  handle(input: Record<'params' | 'query' | 'body', unknown>, context: AnyContext): Promise<Answer | Refusal>;
  /** It reads, and looks at nothing of its caller but the account's id. */
  asksByIdAlone?: boolean;
}

/** The context of any call. */
export interface AnyContext extends Omit<Context, 'actor' | 'transact' | 'recall' | 'keepAnswer'> {
  actor: Actor;
  transact(
    work: (trx: Transaction<Database>) => Promise<Answer | Refusal>,
    content?: string,
  ): Promise<Answer | Refusal>;
  recall(content?: string): Promise<Answer | undefined>;
  keepAnswer(trx: Kysely<Database>, revise: (kept: Answer | undefined) => Answer): Promise<Answer>;
}

/** Ties a handler to its contract: input, actor and answers are typed by it. Throw a refusal to undo, return it to keep. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handle: NoInfer<Handle<E>>,
  traits: Pick<Implementation, 'asksByIdAlone'> = {},
): Implementation<E> => ({
  ...traits,
  endpoint,
  // What the types forget here, the adapter keeps: it validates by this endpoint before it calls.
  handle: handle,
});
