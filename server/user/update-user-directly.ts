import { updateUserDirectly as contract } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeDirectUser } from './describe-direct-user.ts';

export const updateUserDirectly = implement(
  contract,
  async ({ body }, { actor, db, meta, now, services: { trust } }) => {
    const { sid, requestId } = actor;
    // The request before its signature, as everybody locks them.
    await db.selectFrom('signature_requests').select('id').where('id', '=', requestId).forUpdate().executeTakeFirst();
    const visitor = await db
      .selectFrom('signatures')
      .select(['first_name', 'last_name', 'language', 'status'])
      .where('sid', '=', sid)
      .executeTakeFirstOrThrow();
    if (visitor.status === 'WITHDRAWN') throw refuse('error.sr.withdrawn');
    if (visitor.status !== 'OPEN' && visitor.status !== 'WAITING') throw refuse('error.sr.not_open');
    const first_name = chooseName(visitor.first_name, body.firstName);
    const last_name = chooseName(visitor.last_name, body.lastName);
    const language = body.lang ?? visitor.language;
    await db.updateTable('signatures').set({ first_name, last_name, language }).where('sid', '=', sid).execute();
    // The name will stand in the signature, so its origin belongs to the evidence.
    const isNamed = first_name !== visitor.first_name || last_name !== visitor.last_name;
    if (isNamed) await appendEvent(db, { actor, meta, now }, { requestId, name: 'UPDATED', data: { sid } });
    return { status: 200, body: await describeDirectUser({ db, trust }, sid) };
  },
);

/** A name that somebody gave is evidence and stays. */
function chooseName(known: string | null, wanted: string | undefined): string | null {
  if (known && wanted && known !== wanted) throw refuse('error.user.name_fixed');
  return known || (wanted ?? null);
}
