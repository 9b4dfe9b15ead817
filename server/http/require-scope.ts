import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { Actor } from './actor.ts';
import { refuse } from './refusal.ts';

/** Lets a program do only what its key is for. People and visitors have no such bounds. Throws a refusal. */
export function requireScope({ method, scope = method === 'GET' ? 'read' : 'send' }: Endpoint, actor: Actor): void {
  if (actor.kind === 'api' && !actor.scopes.includes(scope)) throw refuse('error.machine.scope_missing');
}
