import { sql } from 'kysely';
import { keepCelloCode as contract } from '@sigillum/api-contracts/user/keep-cello-code.ts';
import { queueReferral } from '../referral/tell-referral.ts';
import { implement } from '../http/implement.ts';

export const keepCelloCode = implement(contract, async ({ body: { celloUCC } }, { actor, db, services }) => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ attributes: sql`jsonb_set(attributes, '{celloUcc}', to_jsonb(${celloUCC}::text))` as never })
    .where('id', '=', actor.id)
    .where(sql<boolean>`coalesce(attributes ->> 'celloUcc', '') = ''`)
    .executeTakeFirst();
  if (numUpdatedRows) await queueReferral(services, db, actor.id, 'signed-up');
  return { status: 200, body: { ok: true } };
});
