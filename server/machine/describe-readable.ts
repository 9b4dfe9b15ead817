import type { ProgramRequest } from '@sigillum/api-contracts/machine/request-schemas.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { describeProgramRequest, type ProgramVersion } from './describe-program-request.ts';
import { findRoles } from './gather-requests.ts';

/** So many are gathered side by side. */
const abreast = 8;

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
  const found = await findRoles(db, actor.id, ids);
  const readable = ids.filter((id) => found.has(id));
  for (let at = 0; at < readable.length; at += abreast) {
    const some = readable.slice(at, at + abreast);
    const bodies = await Promise.all(
      some.map((id) => describeProgramRequest({ ...context, version }, db, id, found.get(id)!)),
    );
    for (const [index, body] of bodies.entries()) {
      const isObserver = found.get(some[index]!) === 'observer';
      if (body && !(isObserver && body.status_overall === 'DRAFT')) yield body;
    }
  }
}
