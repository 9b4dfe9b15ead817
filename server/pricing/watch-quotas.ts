import { sql, type Kysely } from 'kysely';
import { findBusiness } from '../business/business-repository.ts';
import { findPlanPeriod } from '../business/plan-period.ts';
import { readPlanUse } from '../business/read-plan-use.ts';
import { mailAdmins } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import { judgeQuota } from '../rules/read-quota.ts';
import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';

/** How soon administrators hear of it. */
const pauseMs = 5 * 60_000;
/** Who has signed nothing for so long was looked at since. */
const recentMs = 24 * 3600_000;

/** The job: tells administrators when four fifths of a period's signatures of a quality are used up. */
export async function watchQuotas(services: Services): Promise<void> {
  const { db, now } = services;
  await askForNext(services, 'watch-quotas', pauseMs);
  const { rows } = await sql<{ id: string }>`
    select distinct business_id as id from paid_signatures
    where business_id is not null and at > ${new Date(now().getTime() - recentMs)}`.execute(db);
  for (const { id } of rows) await db.transaction().execute((trx) => watchQuota(services, trx, id));
}

/** Each quality once a period: what was told is written down with the mails. */
async function watchQuota(services: Services, trx: Kysely<Database>, businessId: string): Promise<void> {
  const now = services.now();
  const business = await findBusiness(trx, businessId);
  if (!business) return;
  const { from, to } = await findPlanPeriod(trx, business, now);
  for (const { quality, used, limit } of await readPlanUse({ ...services, db: trx }, business, now)) {
    if (limit === 0 || judgeQuota(used, limit) === 'ok') continue;
    const told = await trx
      .insertInto('quota_notices')
      .values({ business_id: businessId, period_start: from, quality, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!told.numInsertedOrUpdatedRows) continue;
    const url = `${services.config.publicUrl}/business/billing/plan`;
    const values = { businessName: business.name, quality, used, limit, endsAt: to, url };
    await mailAdmins(trx, services, businessId, { template: 'quota-near', values });
  }
}
