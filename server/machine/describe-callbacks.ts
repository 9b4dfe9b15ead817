import type { ProgramCallback } from '@sigillum/api-contracts/machine/list-program-callbacks.ts';
import type { Context } from '../http/implement.ts';
import type { ApiActor } from '../http/actor.ts';
import { listNamed } from '../requests/request-repository.ts';
import { readCallbacks } from '../signature-requests/read-callbacks.ts';

/** The callbacks of a request as programs read them. Throws a refusal. */
export async function describeCallbacks(
  { actor, db, now }: Pick<Context, 'db' | 'now'> & { actor: ApiActor },
  id: string,
): Promise<ProgramCallback[]> {
  const callbacks = await readCallbacks(db, actor, id, now);
  const named = await listNamed(db, id);
  const write = (owner: string, levels: readonly string[]) => [
    ...new Set([owner, ...named.flatMap(({ email, level }) => (levels.includes(level) ? [email] : []))]),
  ];
  return callbacks.map((callback) => ({
    ...callback,
    read_access: write(callback.owner, ['read', 'write']),
    write_access: write(callback.owner, ['write']),
  }));
}
