import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { readScope } from '@sigillum/api-contracts/read-scope.ts';
import type { Actor } from './actor.ts';
import { refuse } from './refusal.ts';

/** Lets a program do only what its key is for. People and visitors have no such bounds. Throws a refusal that names the scope. */
export function requireScope(endpoint: Endpoint, actor: Actor): void {
  const scope = readScope(endpoint);
  if (actor.kind === 'api' && !actor.scopes.includes(scope))
    throw refuse('error.machine.scope_missing', { details: { scope } });
}
