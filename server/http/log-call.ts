import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { Log } from '../process/log.ts';
import type { Actor } from './actor.ts';

interface CallEnd {
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** Nobody while credentials were refused. */
  actor: Actor | undefined;
  ip: string | undefined;
  status: number;
  /** Why it was refused. */
  key?: ProblemKey;
}

/**
 * Writes down who wanted to change what from where, and whatever was refused to whom: what an investigation asks for first. People stand
 * there by the ids of their accounts and signatures, and never what they sent. Readings that succeed are told by the log of requests.
 */
export function logCall(log: Log, { endpoint: { method, path }, actor, ip, status, key }: CallEnd): void {
  if (method === 'GET' && status < 400) return;
  log.info('call', { method, path, status, ...(key && { key }), who: nameActor(actor), ip });
}

function nameActor(actor: Actor | undefined): string {
  if (actor?.kind === 'user') return `user ${actor.id}`;
  if (actor?.kind === 'api') return `program ${actor.username}`;
  return actor?.kind === 'visitor' ? `signer ${actor.sid}` : 'nobody';
}
