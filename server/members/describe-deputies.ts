import type { Deputies } from '@sigillum/api-contracts/members/deputy-schemas.ts';
import type { Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { joinName } from '../rules/join-name.ts';

const listDeputies = keepQuery((db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('deputies')
    .innerJoin('users as away', 'away.id', 'deputies.user_id')
    .innerJoin('users as deputy', 'deputy.id', 'deputies.deputy_id')
    .select(['deputies.user_id', 'begins_at', 'ends_at', 'begun_at'])
    .select(['away.email as away_email', 'away.first_name as away_first', 'away.last_name as away_last'])
    .select(['deputy.email', 'deputy.first_name', 'deputy.last_name'])
    .where((row) => row.or([row('deputies.user_id', '=', userId), row('deputies.deputy_id', '=', userId)]))
    .where('ends_at', '>=', now)
    .orderBy('ends_at'),
);

/** The deputy of somebody, and those in whose place that person is now. */
export async function describeDeputies(db: Kysely<Database>, userId: string, now: Date): Promise<Deputies> {
  const rows = await listDeputies(db, { userId, now });
  const own = rows.find((row) => row.user_id === userId);
  const others = rows.filter((row) => row.user_id !== userId && row.begun_at !== null);
  return {
    deputy: own
      ? {
          email: own.email,
          name: joinName(own.first_name, own.last_name),
          beginsAt: own.begins_at.toISOString(),
          endsAt: own.ends_at.toISOString(),
          hasBegun: own.begun_at !== null,
        }
      : null,
    standsInFor: others.map(({ away_email: email, away_first, away_last, ends_at }) => ({
      email,
      name: joinName(away_first, away_last),
      endsAt: ends_at.toISOString(),
    })),
  };
}
