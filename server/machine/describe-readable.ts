import type { ProgramRequest } from '@sigillum/api-contracts/machine/request-schemas.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { describeProgramRequests, type ProgramVersion } from './describe-program-request.ts';
import { findRoles } from './gather-requests.ts';

/** So many are gathered at once: the first of many come soon, and none waits for each by itself. */
const atOnce = 50;

/**
 * Those of these requests that the program may read, in their order, as soon as each is gathered; what was not sent yet is for who manages
 * it.
 */
export async function* describeReadable(
  context: Call<ApiActor> & Pick<Context, 'db'>,
  version: ProgramVersion,
  ids: readonly string[],
): AsyncIterable<ProgramRequest> {
  const { actor, db } = context;
  for (let at = 0; at < ids.length; at += atOnce) {
    const asked = ids.slice(at, at + atOnce);
    // Of few: of ten thousand at once PostgreSQL may plan to compare each with each.
    const found = await findRoles(db, actor.id, asked);
    const some = new Map(asked.flatMap((id) => (found.has(id) ? [[id, found.get(id)!] as const] : [])));
    const bodies = await describeProgramRequests({ ...context, version }, db, some);
    const byId = new Map(bodies.map((body) => [body.id, body]));
    for (const [id, role] of some) {
      const body = byId.get(id);
      if (body && !(role === 'observer' && body.status_overall === 'DRAFT')) yield body;
    }
  }
}
