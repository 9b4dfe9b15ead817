import { sql, type Kysely } from 'kysely';

/**
 * Whose kept lists a change concerns is looked for first, and what it says there only where there is one (decision 309). Administrators are among
 * them while a request's owner does not belong, or while they have its row still. What else keep_listed does is as of migration 149.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create or replace function keep_listed(ids uuid[], account uuid default null) returns void language plpgsql
  set enable_seqscan = off as $$
    declare
      seen_requests uuid[];
      viewers uuid[];
    begin
      perform from signature_requests where id = any(ids) order by id for no key update;
      select array_agg(request_id), array_agg(user_id) into seen_requests, viewers from (
        select distinct taking.request_id, taking.user_id from (
          select request_id, user_id from request_access where request_id = any(ids)
          union all
          select request.id, admin.user_id from signature_requests request join memberships admin
            on admin.business_id = request.business_id and admin.role = 'admin' and admin.state = 'accepted'
          where request.id = any(ids)
            and not exists (select from memberships belonging where belonging.business_id = request.business_id
              and belonging.user_id = request.owner_id and belonging.state = 'accepted')
            and not exists (select from api_users program where program.user_id = request.owner_id)
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
      ) viewing;
      if viewers is null then
        return;
      end if;
      with viewer as materialized (
        select * from unnest(seen_requests, viewers) viewing (request_id, user_id)
      ), seen as materialized (
        select viewer.user_id, request.id as request_id, taking.role, request.title, request.created_at, request.updated_at,
          request.status || ' ' || case own.status when 'OPEN' then 'OPEN' when 'SIGNED' then 'SIGNED' else '-' end
            || ' ' || case request.owner_id when viewer.user_id then 'me' else 'others' end as state,
          case when request.status = 'OPEN' and request.accepted_at is null then request.expiration_date end as expires_at,
          (select count(*) from signatures s where s.request_id = request.id and s.status in ('OPEN', 'WAITING')) as open_signatures,
          found.words
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
        cross join lateral (
          -- As matchWord (list-query.ts) looks for them. No word that is looked for has a line's end in it.
          select lower(concat_ws(E'\\n', request.title,
            (select string_agg(concat_ws(' ', s.first_name, s.last_name,
                case when taking.role in ('owner', 'admin', 'writer') or s.user_id = viewer.user_id then s.email
                  else left(s.email, 1) || '…' || substring(s.email from '@[^@]*$') end), E'\\n' order by s.position, s.sid)
              from signatures s where s.request_id = request.id),
            (select string_agg(case when taking.role in ('owner', 'admin', 'writer') or o.user_id = viewer.user_id then o.email
                else left(o.email, 1) || '…' || substring(o.email from '@[^@]*$') end, E'\\n' order by o.id)
              from observers o where o.request_id = request.id))) as words
        ) found
        where taking.role in ('owner', 'admin', 'writer') or taking.role is not null
          and request.status <> 'DRAFT' and (request.status <> 'WITHDRAWN' or own.status = 'SIGNED')
      ), gone as (
        delete from listed_requests listed using viewer where listed.user_id = viewer.user_id and listed.request_id = viewer.request_id
          and not exists (select from seen where seen.user_id = viewer.user_id and seen.request_id = viewer.request_id)
      )
      insert into listed_requests as listed (user_id, request_id, role, state, sort_title, open_signatures, created_at, updated_at, expires_at,
          words)
        select user_id, request_id, role, state, lower(title), open_signatures, created_at, updated_at, expires_at, words from seen
        order by user_id, request_id
      on conflict (user_id, request_id) do update set role = excluded.role, state = excluded.state, sort_title = excluded.sort_title,
        open_signatures = excluded.open_signatures, created_at = excluded.created_at, updated_at = excluded.updated_at,
        expires_at = excluded.expires_at, is_late = false, words = excluded.words
      where (listed.role, listed.state, listed.sort_title, listed.open_signatures, listed.created_at, listed.updated_at, listed.expires_at,
          listed.words)
        is distinct from (excluded.role, excluded.state, excluded.sort_title, excluded.open_signatures, excluded.created_at,
          excluded.updated_at, excluded.expires_at, excluded.words);
    end $$`.execute(db);
}
