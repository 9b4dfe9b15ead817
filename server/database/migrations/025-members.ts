import { sql, type Kysely } from 'kysely';

/**
 * Lists of members that stay flat however long they are: what they are ordered and searched by stands in the membership itself and
 * follows the account, and how many there are is counted as they come and go.
 */
const statements = [
  sql`alter table memberships
    add column sort_name text not null default '',
    add column search tsvector not null default '',
    add column last_active_at timestamptz(3),
    add column since timestamptz(3) generated always as (
      case state when 'invited' then invited_at when 'accepted' then accepted_at else removed_at end) stored`,
  // Words begin with the business, so that a search reads no other one's. A name also counts as a whole, an address also by its domain.
  sql`create function describe_membership() returns trigger language plpgsql as $$
    declare
      person record;
      address text;
      words text[];
    begin
      select email, first_name, last_name into person from users where id = new.user_id;
      address := lower(coalesce(person.email, new.email));
      words := regexp_split_to_array(lower(concat_ws(' ', person.first_name, person.last_name)), '[[:space:]]+')
        || address || split_part(address, '@', 2);
      new.sort_name := lower(coalesce(nullif(trim(concat_ws(' ', person.last_name, person.first_name)), ''), address));
      new.search := array_to_tsvector(array(
        select distinct new.business_id || ':' || word from unnest(words) word where word <> ''));
      return new;
    end $$`,
  sql`create trigger memberships_describe before insert or update of email, user_id, business_id on memberships
    for each row execute function describe_membership()`,
  sql`create function describe_memberships_of_user() returns trigger language plpgsql as $$
    begin
      update memberships set user_id = user_id where user_id = new.id;
      return null;
    end $$`,
  sql`create trigger users_describe_memberships after update of email, first_name, last_name on users
    for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
    execute function describe_memberships_of_user()`,
  sql`update memberships set user_id = user_id`,
  sql`create index memberships_by_name on memberships (business_id, state, sort_name, id)`,
  sql`create index memberships_by_role on memberships (business_id, state, role, sort_name, id)`,
  sql`create index memberships_since on memberships (business_id, state, coalesce(since, '1970-01-01 00:00:00Z'), id)`,
  sql`create index memberships_active on memberships (business_id, state, coalesce(last_active_at, '1970-01-01 00:00:00Z'), id)`,
  sql`create index memberships_search on memberships using gin (search)`,
  sql`drop index memberships_business`,

  sql`create table membership_counts (
    business_id uuid not null references businesses on delete cascade,
    state text not null,
    role text not null,
    count integer not null,
    primary key (business_id, state, role)
  )`,
  sql`insert into membership_counts select business_id, state, role, count(*) from memberships group by 1, 2, 3`,
  sql`create function count_memberships() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into membership_counts as counted
          select business_id, state, role, count(*) from come group by 1, 2, 3 order by 1, 2, 3
          on conflict (business_id, state, role) do update set count = counted.count + excluded.count;
      elsif tg_op = 'DELETE' then
        insert into membership_counts as counted
          select business_id, state, role, -count(*) from gone group by 1, 2, 3 order by 1, 2, 3
          on conflict (business_id, state, role) do update set count = counted.count + excluded.count;
      else
        insert into membership_counts as counted
          select business_id, state, role, sum(one) from (
            select business_id, state, role, 1 as one from come union all select business_id, state, role, -1 from gone) change
          group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
          on conflict (business_id, state, role) do update set count = counted.count + excluded.count;
      end if;
      return null;
    end $$`,
  sql`create trigger memberships_come after insert on memberships
    referencing new table as come for each statement execute function count_memberships()`,
  sql`create trigger memberships_change after update on memberships
    referencing old table as gone new table as come for each statement execute function count_memberships()`,
  sql`create trigger memberships_go after delete on memberships
    referencing old table as gone for each statement execute function count_memberships()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
