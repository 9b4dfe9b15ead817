import type { Kysely, Transaction } from 'kysely';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { ActorOf } from './actor.ts';
import type { Refusal } from './refusal.ts';

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
  /** Only for `ownTransaction` endpoints: the answer that the call's idempotency key got before, if it did. */
  recall(): Promise<EndpointAnswer<E> | undefined>;
  /** The moment of the call; the same for everything it writes. */
  now: Date;
  /** Evidence of the caller: address, IANA zone, content type and file name of a streamed body. */
  meta: CallMeta;
}

export interface CallMeta {
  ip: string;
  isProxied: boolean;
  zone: string;
  /** What the caller's program calls itself. */
  userAgent: string | undefined;
  contentType: string;
  /** From Content-Disposition, decoded. */
  filename: string | undefined;
  /** The caller asks for the headers alone (HEAD): nothing is taken away, so nothing becomes evidence. */
  isHead: boolean;
  signal: AbortSignal;
}

export type Handle<E extends Endpoint> = (
  input: EndpointInput<E>,
  context: Context<E>,
) => Promise<EndpointAnswer<E> | Refusal>;

export interface Implementation<E extends Endpoint = Endpoint> {
  endpoint: E;
  handle: (input: never, context: never) => Promise<unknown>;
}

/** Ties a handler to its contract: input, actor and answers are typed by it. Throw a refusal to undo, return it to keep. */
export const implement = <E extends Endpoint>(endpoint: E, handle: NoInfer<Handle<E>>): Implementation<E> => ({
  endpoint,
  handle,
});
