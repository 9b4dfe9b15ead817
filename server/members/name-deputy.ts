import { nameDeputy as contract } from '@sigillum/api-contracts/members/name-deputy.ts';
import type { Kysely } from 'kysely';
import { claimBusiness, requireMembership } from '../business/access-business.ts';
import { nameActor } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { findEnd, findMidnight } from '../rules/local-time.ts';
import { endAbsence, settleDeputy } from './deputies.ts';
import { describeDeputies } from './describe-deputies.ts';

const dayMs = 24 * 3600 * 1000;
const longest = 366 * dayMs;

export const nameDeputy = implement(contract, async ({ params, body }, call) => {
  const { actor, db, meta, now, services } = call;
  await requireMembership(db, actor, params.id);
  // Nobody leaves the business meanwhile.
  const business = await claimBusiness(db, params.id);
  await requireMembership(db, actor, params.id);
  const deputy = await findColleague(db, params.id, body.email);
  if (!deputy || deputy.id === actor.id) throw refuse('error.sr.not_a_colleague');
  const begins_at = findMidnight(body.from, meta.zone);
  const ends_at = findEnd(body.until, meta.zone);
  const isWithin = ends_at > begins_at && ends_at > now && ends_at.getTime() - begins_at.getTime() <= longest;
  if (!isWithin) throw refuse('error.business.deputy_period');
  await endAbsence(db, call, actor.id);
  const row = { user_id: actor.id, business_id: params.id, deputy_id: deputy.id, begins_at, ends_at };
  await db.insertInto('deputies').values(row).execute();
  const { id: userId, email, lang } = deputy;
  await appendBusinessEvents(db, call, params.id, [{ name: 'DEPUTY_NAMED', data: { userId, email } }]);
  await settleDeputy(services, db, call, actor.id);
  await queueMails(services, db, [
    {
      to: email,
      language: lang,
      zone: meta.zone,
      template: 'membership-changed',
      values: {
        ...{ change: 'DEPUTY_NAMED', businessName: business.name, personName: nameActor(actor) },
        ...{ happenedAt: ends_at, url: `${services.config.publicUrl}/dashboard` },
      },
    },
  ]);
  return { status: 200, body: await describeDeputies(db, actor.id, now) };
});

/** By their address; programs are no deputies. */
const findColleague = (db: Kysely<Database>, businessId: string, email: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.lang'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where((row) => row.fn('lower', ['users.email']), '=', email.toLowerCase())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
