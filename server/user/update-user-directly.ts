import { updateUserDirectly as contract } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeDirectUser } from './describe-direct-user.ts';

export const updateUserDirectly = implement(contract, async ({ body }, { actor, db }) => {
  const visitor = await db
    .selectFrom('signatures')
    .select(['first_name', 'last_name', 'language', 'status'])
    .where('sid', '=', actor.sid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (visitor.status === 'WITHDRAWN') throw refuse('error.sr.withdrawn');
  if (visitor.status !== 'OPEN' && visitor.status !== 'WAITING') throw refuse('error.sr.not_open');
  await db
    .updateTable('signatures')
    .set({
      first_name: chooseName(visitor.first_name, body.firstName),
      last_name: chooseName(visitor.last_name, body.lastName),
      language: body.lang ?? visitor.language,
    })
    .where('sid', '=', actor.sid)
    .execute();
  return { status: 200, body: await describeDirectUser(db, actor.sid) };
});

/** A name that somebody gave is evidence and stays. */
function chooseName(known: string | null, wanted: string | undefined): string | null {
  if (known && wanted && known !== wanted) throw refuse('error.user.name_fixed');
  return known || (wanted ?? null);
}
