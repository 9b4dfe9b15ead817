import { sql } from 'kysely';
import { askForNext } from '../jobs/rounds.ts';
import { endApiKey } from '../rules/end-api-key.ts';
import type { Services } from '../services.ts';
import { mailAdmins } from './tell-members.ts';

const dayMs = 24 * 3600 * 1000;
/** Long enough to give a program another key. Whoever makes one that lives no longer knows when it ends. */
const aheadDays = 14;

/** The job: tells administrators once of each key of an API user that ends soon, before its program is not let in any more. */
export async function watchKeys(services: Services): Promise<void> {
  await askForNext(services, 'watch-keys', dayMs);
  await warnOfKeyEnds(services);
}

export async function warnOfKeyEnds(services: Services): Promise<void> {
  const { config, db, now } = services;
  const soon = new Date(now().getTime() + aheadDays * dayMs);
  const ending = await db
    .selectFrom('api_users')
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select(['username', 'description', 'business_id', 'name', 'key_id', 'key_made_at', 'key_days'])
    .where('businesses.deleted_at', 'is', null)
    .where('key_days', '>', aheadDays)
    .where(sql<boolean>`told_key_id is distinct from key_id`)
    .where(
      sql<boolean>`key_made_at + make_interval(days => key_days) between ${now()}::timestamptz and ${soon}::timestamptz`,
    )
    .execute();
  for (const { username, description, business_id, name, key_id, ...made } of ending) {
    const url = `${config.publicUrl}/business/developers/api`;
    const values = { businessName: name, username, programName: description, endsAt: endApiKey(made)!, url };
    await db.transaction().execute(async (trx) => {
      const told = await trx
        .updateTable('api_users')
        .set({ told_key_id: key_id })
        .where('username', '=', username)
        .where('key_id', '=', key_id)
        .where(sql<boolean>`told_key_id is distinct from key_id`)
        .executeTakeFirst();
      if (!told.numUpdatedRows) return;
      await mailAdmins(trx, services, business_id, { template: 'key-ending', values });
    });
  }
}
