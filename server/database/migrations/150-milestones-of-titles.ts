import { sql, type Kysely } from 'kysely';

/**
 * Pages far within a long list by title (decision 313): milestones cut its order into stretches of a few thousand requests, each row knows the stretch
 * that it lies in, and what lies in each stretch is counted by state. A job sets the milestones; lists without them pass over rows as before.
 */
const statements = [
  sql`create table request_list_milestones (
    user_id uuid not null references users on delete cascade,
    stretch bigint not null generated always as identity,
    -- The first row of the stretch, as it was. A request that is erased takes its milestone along.
    sort_title text not null,
    request_id uuid not null references signature_requests on delete cascade,
    -- All rows from here to the next milestone know this stretch.
    is_settled boolean not null default false,
    primary key (user_id, sort_title, request_id)
  )`,
  sql`create index request_list_milestones_request on request_list_milestones (request_id)`,

  // Zero: before the first milestone.
  sql`alter table listed_requests add column stretch bigint not null default 0`,
  sql`create function find_stretch() returns trigger language plpgsql as $$
    begin
      new.stretch := coalesce((select stretch from request_list_milestones where user_id = new.user_id
          and (sort_title, request_id) <= (new.sort_title, new.request_id)
        order by sort_title desc, request_id desc limit 1), 0);
      return new;
    end $$`,
  sql`create trigger listed_requests_stretch before insert or update of sort_title on listed_requests
    for each row execute function find_stretch()`,

  // As request_list_counts: rows that add up. Zero is what is left of the whole list.
  sql`create table request_list_stretches (
    user_id uuid not null references users on delete cascade,
    stretch bigint not null,
    state text collate "C" not null,
    count bigint not null
  )`,
  sql`create index request_list_stretches_stretch on request_list_stretches (user_id, stretch, state) include (count)`,
  sql`create function count_listed_stretches() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into request_list_stretches (user_id, stretch, state, count)
          select user_id, stretch, state, count(*) from come where stretch <> 0 group by 1, 2, 3;
      elsif tg_op = 'DELETE' then
        insert into request_list_stretches (user_id, stretch, state, count)
          select user_id, stretch, state, -count(*) from gone where stretch <> 0 group by 1, 2, 3;
      else
        insert into request_list_stretches (user_id, stretch, state, count)
          select user_id, stretch, state, sum(one) from (
            select 1 as one, * from come where stretch <> 0 union all select -1, * from gone where stretch <> 0
          ) change group by 1, 2, 3 having sum(one) <> 0;
      end if;
      return null;
    end $$`,
  sql`create trigger listed_requests_come_stretches after insert on listed_requests
    referencing new table as come for each statement execute function count_listed_stretches()`,
  sql`create trigger listed_requests_change_stretches after update on listed_requests
    referencing old table as gone new table as come for each statement execute function count_listed_stretches()`,
  sql`create trigger listed_requests_go_stretches after delete on listed_requests
    referencing old table as gone for each statement execute function count_listed_stretches()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
