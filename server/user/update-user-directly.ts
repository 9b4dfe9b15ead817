import { updateUserDirectly as contract } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { joinName } from '../rules/join-name.ts';
import { listVisitorsIdentifications } from './list-identifications.ts';
import { describeDirectUser } from './describe-direct-user.ts';

export const updateUserDirectly = implement(
  contract,
  async ({ body }, { actor, db, meta, now, services: { trust } }) => {
    const { sid, requestId } = actor;
    // The request before its signature, as everybody locks them.
    await db.selectFrom('signature_requests').select('id').where('id', '=', requestId).forUpdate().executeTakeFirst();
    const visitor = await db
      .selectFrom('signatures')
      .select(['first_name', 'last_name', 'stated_first_name', 'stated_last_name', 'language', 'status'])
      .where('sid', '=', sid)
      .executeTakeFirstOrThrow();
    if (visitor.status === 'WITHDRAWN') throw refuse('error.sr.withdrawn');
    if (visitor.status !== 'OPEN' && visitor.status !== 'WAITING') throw refuse('error.sr.not_open');
    const stated = stateName(visitor, body);
    const language = body.lang ?? visitor.language;
    await db
      .updateTable('signatures')
      .set({ ...stated, language })
      .where('sid', '=', sid)
      .execute();
    const isFixed = (await listVisitorsIdentifications(db, sid, now)).length > 0;
    if (isFixed && joinName(stated.stated_first_name, stated.stated_last_name)) throw refuse('error.user.field_fixed');
    const before = joinName(visitor.stated_first_name, visitor.stated_last_name);
    const statedName = joinName(stated.stated_first_name, stated.stated_last_name);
    // The mark of the signature will say it, so who has written it belongs to the evidence.
    if (statedName !== before)
      await appendEvent(db, { actor, meta, now }, { requestId, name: 'UPDATED', data: { sid, statedName } });
    return { status: 200, body: await describeDirectUser({ db, trust }, sid, now) };
  },
);

interface Names {
  first_name: string | null;
  last_name: string | null;
  stated_first_name: string | null;
  stated_last_name: string | null;
}

/** The name as it is stated from now on; nothing where it says what the inviter has given. */
function stateName(
  known: Names,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Pick<Names, 'stated_first_name' | 'stated_last_name'> {
  const first = firstName ?? known.stated_first_name ?? known.first_name ?? '';
  const last = lastName ?? known.stated_last_name ?? known.last_name ?? '';
  const isInvited = first === (known.first_name ?? '') && last === (known.last_name ?? '');
  if (isInvited || !(first || last)) return { stated_first_name: null, stated_last_name: null };
  return { stated_first_name: first, stated_last_name: last };
}
