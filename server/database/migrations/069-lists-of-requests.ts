import { sql, type Kysely } from 'kysely';

/**
 * Lists of requests that stay flat however long they are (decision 168): one row for each request that an account sees, in the orders that
 * can be asked for, and how many there are by day. An account's list is kept from when it was built on: whatever changes a request
 * writes its rows anew, and what changes very many at once (a membership, a group, an address) says that the list is to be built again.
 */
const statements = [
  sql`create table request_lists (
    user_id uuid primary key references users on delete cascade,
    -- Another one each time that it is built; null where it is not kept. What is built and not yet whole is kept, too.
    build uuid,
    built_at timestamptz(3)
  )`,
  sql`create table listed_requests (
    user_id uuid not null references users on delete cascade,
    request_id uuid not null references signature_requests on delete cascade,
    role text not null,
    -- “status own sender”: what the list is filtered by. The status is that of the request, or EXPIRED once somebody looked after the deadline.
    state text collate "C" not null,
    status text collate "C" not null generated always as (split_part(state, ' ', 1)) stored,
    sort_title text not null,
    open_signatures integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    -- Of an open request alone.
    expires_at timestamptz(3),
    is_late boolean not null default false,
    primary key (user_id, request_id)
  )`,
  sql`create index listed_requests_request on listed_requests (request_id)`,
  sql`create index listed_requests_updated on listed_requests (user_id, updated_at, request_id) include (state)`,
  sql`create index listed_requests_created on listed_requests (user_id, created_at, request_id) include (state)`,
  sql`create index listed_requests_title on listed_requests (user_id, sort_title, request_id) include (state)`,
  sql`create index listed_requests_status on listed_requests (user_id, status, request_id) include (state)`,
  sql`create index listed_requests_open on listed_requests (user_id, open_signatures, request_id) include (state)`,
  sql`create index listed_requests_state on listed_requests (user_id, state, updated_at)`,
  sql`create index listed_requests_due on listed_requests (user_id, expires_at) where expires_at is not null and not is_late`,
  sql`create index listed_requests_late on listed_requests (user_id, expires_at) where is_late`,

  // Nothing waits for a row of somebody else: each change adds rows, and a job sums them up.
  sql`create table request_list_counts (
    user_id uuid not null references users on delete cascade,
    -- The column that day is of.
    moment text collate "C" not null,
    day date not null,
    state text collate "C" not null,
    count bigint not null
  )`,
  sql`create index request_list_counts_day on request_list_counts (user_id, moment, day, state) include (count)`,
  sql`create function count_listed_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into request_list_counts (user_id, moment, day, state, count)
          select user_id, moment, day, state, count(*) from come,
            lateral (values ('updated_at', (updated_at at time zone 'UTC')::date), ('created_at', (created_at at time zone 'UTC')::date)) days (moment, day)
          group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into request_list_counts (user_id, moment, day, state, count)
          select user_id, moment, day, state, -count(*) from gone,
            lateral (values ('updated_at', (updated_at at time zone 'UTC')::date), ('created_at', (created_at at time zone 'UTC')::date)) days (moment, day)
          group by 1, 2, 3, 4;
      else
        insert into request_list_counts (user_id, moment, day, state, count)
          select user_id, moment, day, state, sum(one) from (
              select 1 as one, * from come union all select -1, * from gone
            ) change,
            lateral (values ('updated_at', (updated_at at time zone 'UTC')::date), ('created_at', (created_at at time zone 'UTC')::date)) days (moment, day)
          group by 1, 2, 3, 4 having sum(one) <> 0;
      end if;
      return null;
    end $$`,
  sql`create trigger listed_requests_come after insert on listed_requests
    referencing new table as come for each statement execute function count_listed_requests()`,
  sql`create trigger listed_requests_change after update on listed_requests
    referencing old table as gone new table as come for each statement execute function count_listed_requests()`,
  sql`create trigger listed_requests_go after delete on listed_requests
    referencing old table as gone for each statement execute function count_listed_requests()`,

  // The groups that an account acts for, as groupsOf says.
  sql`create function groups_of(account uuid) returns setof uuid language sql stable as $$
    select member.group_id from signer_group_members member
    join users person on person.id = account and person.deleted_at is null and person.email_verified
      and lower(person.email) = member.email
    join signer_groups signer_group on signer_group.id = member.group_id
    where not exists (select from memberships gone
        where gone.business_id = signer_group.business_id and gone.user_id = account and gone.state = 'removed')
      or exists (select from memberships belonging
        where belonging.business_id = signer_group.business_id and belonging.user_id = account and belonging.state = 'accepted') $$`,

  // Writes the rows of some requests anew, in every list that is kept, or in that of one account. Who may see what is accessOf and visible
  // (list-query.ts) in another form: lists-kept.test.ts holds the two together. The requests are locked first, so that of two who change
  // one the later sees what the other wrote.
  sql`create function keep_listed(ids uuid[], account uuid default null) returns void language plpgsql as $$
    begin
      perform from signature_requests where id = any(ids) order by id for no key update;
      with viewer as materialized (
        select distinct taking.request_id, taking.user_id from (
          select request_id, user_id from request_access where request_id = any(ids)
          union all
          select request.id, admin.user_id from signature_requests request join memberships admin
            on admin.business_id = request.business_id and admin.role = 'admin' and admin.state = 'accepted'
          where request.id = any(ids)
          union all
          select share.request_id, person.id from (
            select request_id, group_id from signatures where request_id = any(ids) and group_id is not null
            union all
            select request_id, group_id from observers where request_id = any(ids) and group_id is not null
          ) share
          join signer_group_members member on member.group_id = share.group_id
          join users person on lower(person.email) = member.email and person.deleted_at is null
          union all
          select request_id, user_id from listed_requests where request_id = any(ids)
        ) taking
        join request_lists list on list.user_id = taking.user_id and list.build is not null
        where account is null or taking.user_id = account
      ), seen as materialized (
        select viewer.user_id, request.id as request_id, taking.role, request.title, request.created_at, request.updated_at,
          request.status || ' ' || case own.status when 'OPEN' then 'OPEN' when 'SIGNED' then 'SIGNED' else '-' end
            || ' ' || case request.owner_id when viewer.user_id then 'me' else 'others' end as state,
          case when request.status = 'OPEN' and request.accepted_at is null then request.expiration_date end as expires_at,
          (select count(*) from signatures s where s.request_id = request.id and s.status in ('OPEN', 'WAITING')) as open_signatures
        from viewer
        join signature_requests request on request.id = viewer.request_id
        cross join lateral (
          select exists (select from memberships belonging where belonging.business_id = request.business_id
              and belonging.user_id = request.owner_id and belonging.state = 'accepted')
            or exists (select from api_users program where program.user_id = request.owner_id) as has_owner,
            exists (select from memberships colleague where colleague.business_id = request.business_id
              and colleague.user_id = viewer.user_id and colleague.state = 'accepted')
            or exists (select from api_users program where program.business_id = request.business_id
              and program.user_id = viewer.user_id) as is_colleague,
            exists (select from memberships admin where admin.business_id = request.business_id
              and admin.user_id = viewer.user_id and admin.state = 'accepted' and admin.role = 'admin') as is_admin,
            coalesce((select array_agg(access.level) from request_access access where access.request_id = request.id
              and access.user_id = viewer.user_id and access.removed_at is null), '{}') as levels,
            coalesce((select array_agg(access.level) from request_access access where access.request_id = request.id
              and access.user_id = viewer.user_id and access.removed_at is not null), '{}') as ended
        ) standing
        cross join lateral (
          select case
            when 'owner' = any(levels) and (request.business_id is null or has_owner) then 'owner'
            when is_admin and not has_owner and exists (select from request_access access where access.request_id = request.id
              and access.level = 'owner' and access.removed_at is null) then 'admin'
            when 'write' = any(levels) and is_colleague then 'writer'
            when 'sign' = any(levels) or not 'sign' = any(ended) and exists (select from signatures s where s.request_id = request.id
              and s.group_id in (select groups_of(viewer.user_id))) then 'signer'
            when 'observe' = any(levels) or 'read' = any(levels) and is_colleague
              or not 'observe' = any(ended) and exists (select from observers o where o.request_id = request.id
                and o.group_id in (select groups_of(viewer.user_id))) then 'observer'
          end as role
        ) taking
        left join lateral (
          select s.status from signatures s where s.request_id = request.id
            and (s.user_id is not distinct from viewer.user_id
              or s.user_id is null and s.group_id is not null and s.group_id in (select groups_of(viewer.user_id)))
          order by array_position('{OPEN,WAITING,SIGNED,DECLINED,WITHDRAWN,ERROR}'::text[], s.status), s.position limit 1
        ) own on true
        where taking.role in ('owner', 'admin', 'writer') or taking.role is not null
          and request.status <> 'DRAFT' and (request.status <> 'WITHDRAWN' or own.status = 'SIGNED')
      ), gone as (
        delete from listed_requests listed using viewer where listed.user_id = viewer.user_id and listed.request_id = viewer.request_id
          and not exists (select from seen where seen.user_id = viewer.user_id and seen.request_id = viewer.request_id)
      )
      insert into listed_requests as listed (user_id, request_id, role, state, sort_title, open_signatures, created_at, updated_at, expires_at)
        select user_id, request_id, role, state, lower(title), open_signatures, created_at, updated_at, expires_at from seen
        order by user_id, request_id
      on conflict (user_id, request_id) do update set role = excluded.role, state = excluded.state, sort_title = excluded.sort_title,
        open_signatures = excluded.open_signatures, created_at = excluded.created_at, updated_at = excluded.updated_at,
        expires_at = excluded.expires_at, is_late = false
      where (listed.role, listed.state, listed.sort_title, listed.open_signatures, listed.created_at, listed.updated_at, listed.expires_at)
        is distinct from (excluded.role, excluded.state, excluded.sort_title, excluded.open_signatures, excluded.created_at,
          excluded.updated_at, excluded.expires_at);
    end $$`,

  // What concerns single requests. Columns that no list shows change nothing.
  sql`create function list_changed_requests() returns trigger language plpgsql as $$
    declare
      ids uuid[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct request_id) into ids from come;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct request_id) into ids from gone;
      elsif tg_table_name = 'signature_requests' then
        select array_agg(come.id) into ids from come join gone using (id)
          where (come.status, come.title, come.owner_id, come.business_id, come.expiration_date, come.accepted_at, come.updated_at)
            is distinct from (gone.status, gone.title, gone.owner_id, gone.business_id, gone.expiration_date, gone.accepted_at, gone.updated_at);
      elsif tg_table_name = 'signatures' then
        select array_agg(distinct come.request_id) into ids from come join gone using (sid)
          where (come.status, come.user_id, come.group_id, come.position) is distinct from (gone.status, gone.user_id, gone.group_id, gone.position);
      else
        select array_agg(distinct request_id) into ids from (select request_id from come union select request_id from gone) changed;
      end if;
      if ids is not null then
        perform keep_listed(ids);
      end if;
      return null;
    end $$`,
  sql`create trigger signature_requests_listed after update on signature_requests
    referencing old table as gone new table as come for each statement execute function list_changed_requests()`,
  ...['request_access', 'signatures', 'observers'].flatMap((table) => [
    sql`create trigger ${sql.ref(`${table}_come_listed`)} after insert on ${sql.table(table)}
      referencing new table as come for each statement execute function list_changed_requests()`,
    sql`create trigger ${sql.ref(`${table}_listed`)} after update on ${sql.table(table)}
      referencing old table as gone new table as come for each statement execute function list_changed_requests()`,
    sql`create trigger ${sql.ref(`${table}_go_listed`)} after delete on ${sql.table(table)}
      referencing old table as gone for each statement execute function list_changed_requests()`,
  ]),

  // What may concern very many: these lists are built again when somebody asks for them.
  sql`create function forget_lists(accounts uuid[]) returns void language sql as $$
    update request_lists set build = null, built_at = null where user_id in (
      select user_id from request_lists where user_id = any(accounts) and build is not null order by user_id for update) $$`,
  // What somebody has sent is the administrators’ while its owner does not belong.
  sql`create function forget_lists_of(account uuid, business uuid) returns void language plpgsql as $$
    begin
      perform forget_lists(array[account]);
      if exists (select from signature_requests where business_id = business and owner_id = account) then
        perform forget_lists(array(select admin.user_id from memberships admin
          where admin.business_id = business and admin.role = 'admin' and admin.state = 'accepted'));
      end if;
    end $$`,
  // Of a membership or an API user. The account of an API user comes with a later step (073).
  sql`create function forget_lists_of_member() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'api_users' and old.business_id = new.business_id and old.user_id is not distinct from new.user_id then
        return null;
      end if;
      if tg_op <> 'INSERT' then
        perform forget_lists_of(old.user_id, old.business_id);
      end if;
      if tg_op <> 'DELETE' then
        perform forget_lists_of(new.user_id, new.business_id);
      end if;
      return null;
    end $$`,
  sql`create trigger api_users_listed after insert or update or delete on api_users
    for each row execute function forget_lists_of_member()`,
  sql`create trigger memberships_come_listed after insert on memberships for each row execute function forget_lists_of_member()`,
  sql`create trigger memberships_go_listed after delete on memberships for each row execute function forget_lists_of_member()`,
  sql`create trigger memberships_listed after update on memberships for each row
    when ((old.business_id, old.user_id, old.role, old.state) is distinct from (new.business_id, new.user_id, new.role, new.state))
    execute function forget_lists_of_member()`,
  sql`create function forget_lists_of_group() returns trigger language plpgsql as $$
    begin
      perform forget_lists(array(select id from users where deleted_at is null and lower(email) = any(
        case tg_op when 'INSERT' then array[new.email] when 'DELETE' then array[old.email] else array[old.email, new.email] end)));
      return null;
    end $$`,
  sql`create trigger signer_group_members_listed after insert or update or delete on signer_group_members
    for each row execute function forget_lists_of_group()`,
  sql`create function forget_list_of_user() returns trigger language plpgsql as $$
    begin
      perform forget_lists(array[new.id]);
      return null;
    end $$`,
  sql`create trigger users_listed after update on users for each row
    when ((lower(old.email), old.email_verified, old.deleted_at) is distinct from (lower(new.email), new.email_verified, new.deleted_at))
    execute function forget_list_of_user()`,

  // Who has many requests is not kept waiting for the first page: these lists are built when the server starts.
  sql`insert into request_lists (user_id) select user_id from request_access where removed_at is null group by user_id having count(*) > 1000`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
