import { sql, type Kysely } from 'kysely';

/**
 * A list by missing signatures is read as one by status is (decision 350): how many requests lack so many signatures is counted of each day of their latest
 * change, and among those the latest come first. Rows of before know no number: a job counts them anew. By status nothing is read by its own index any more.
 */
const statements = [
  // Of the latest change alone.
  sql`alter table request_list_counts add column open_signatures integer`,
  sql`create or replace function count_listed_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into request_list_counts (user_id, moment, day, state, open_signatures, count)
          select user_id, moment, day, state, missing, count(*) from come, lateral (values
            ('updated_at', (updated_at at time zone 'UTC')::date, open_signatures), ('created_at', (created_at at time zone 'UTC')::date, null)
          ) days (moment, day, missing) group by 1, 2, 3, 4, 5;
      elsif tg_op = 'DELETE' then
        insert into request_list_counts (user_id, moment, day, state, open_signatures, count)
          select user_id, moment, day, state, missing, -count(*) from gone, lateral (values
            ('updated_at', (updated_at at time zone 'UTC')::date, open_signatures), ('created_at', (created_at at time zone 'UTC')::date, null)
          ) days (moment, day, missing) group by 1, 2, 3, 4, 5;
      else
        insert into request_list_counts (user_id, moment, day, state, open_signatures, count)
          select user_id, moment, day, state, missing, sum(one) from (
            select 1 as one, * from come union all select -1, * from gone
          ) change, lateral (values
            ('updated_at', (updated_at at time zone 'UTC')::date, open_signatures), ('created_at', (created_at at time zone 'UTC')::date, null)
          ) days (moment, day, missing) group by 1, 2, 3, 4, 5 having sum(one) <> 0;
      end if;
      return null;
    end $$`,
  sql`create index request_list_counts_missing on request_list_counts (user_id, moment, day, state) include (open_signatures, count)`,
  sql`drop index request_list_counts_day`,
  sql`create index listed_requests_missing on listed_requests (user_id, open_signatures, updated_at, request_id) include (state)`,
  sql`drop index listed_requests_open`,
  sql`drop index listed_requests_status`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
