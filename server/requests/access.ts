import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { RequestAction, RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { AccountActor, RequestActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { groupsOf } from '../groups/groups-repository.ts';
import { judgeAction, judgeView, roles, type Role, type Situation } from './access-rules.ts';
import {
  findRequest,
  listSignatures,
  lockRequest,
  selectRequestFor,
  type RequestRow,
  type SignatureRow,
} from './request-repository.ts';
import { readStatus } from './request-status.ts';

/** A request as one person stands to it. */
export interface RequestView {
  /** Who looks. */
  actor: RequestActor;
  request: RequestRow;
  /** As of now. */
  status: RequestStatus;
  signatures: SignatureRow[];
  role: Role;
  /** The caller's own signature: the one whose turn it is before others. */
  own: SignatureRow | undefined;
  situation: Situation;
}

/**
 * SQL of the requests an account has access to, as rows (request_id, role); of `some`, by their ids, or of all. Requests belong to the
 * business: when the owner is no longer an accepted member of it, the owner's access ends and passes to the business's admins. Whom the
 * owner has named, may read or write as a colleague only (decision 062). Who is in a group has access by it, until that person ends it.
 */
export const accessOf = (userId: string, amount: 'all' | 'some'): RawBuilder<{ request_id: string; role: Role }> => sql`
  select access.request_id,
    case access.level when 'sign' then 'signer' when 'observe' then 'observer' when 'read' then 'observer' when 'write' then 'writer' else access.level end as role
  from request_access access join signature_requests request on request.id = access.request_id ${joinOwnersMembership}
  where access.user_id = ${userId} and access.removed_at is null
    and (access.level <> 'owner' or request.business_id is null or belonging.id is not null
      or exists (select from api_users program where program.user_id = request.owner_id))
    and ${isStillNamed}
  union all
  select request.id, 'admin' from memberships admin
  ${amount === 'all' ? joinLeftToAdmins : joinLeftToAdmin}
  join request_access access on access.request_id = request.id and access.level = 'owner' and access.removed_at is null
  where admin.user_id = ${userId} and admin.role = 'admin' and admin.state = 'accepted'
  union all
  select share.request_id, share.role from (
    select request_id, 'signer' as role, 'sign' as level from signatures where group_id in (${groupsOf(userId)})
    union all
    select request_id, 'observer', 'observe' from observers where group_id in (${groupsOf(userId)})
  ) share
  where not exists (select from request_access ended where ended.request_id = share.request_id
    and ended.user_id = ${userId} and ended.level = share.level and ended.removed_at is not null)`;

/** Of each request whether its owner still belongs to the business: quick for a few. */
const joinLeftToAdmin = sql`join signature_requests request on request.business_id = admin.business_id
    and not exists (select from memberships belonging where belonging.business_id = request.business_id
      and belonging.user_id = request.owner_id and belonging.state = 'accepted')
    and not exists (select from api_users program where program.user_id = request.owner_id)`;

/**
 * Whoever has sent requests of the business and belongs to it no more, then their requests. One step of an index for each person who ever
 * sent one: to look at each of a million requests, of which none has passed to the admin, takes seconds.
 */
const joinLeftToAdmins = sql`join lateral (
    with recursive sender as (
      (select first.owner_id from signature_requests first where first.business_id = admin.business_id
        order by first.owner_id limit 1)
      union all
      select (select next.owner_id from signature_requests next where next.business_id = admin.business_id
        and next.owner_id > sender.owner_id order by next.owner_id limit 1)
      from sender where sender.owner_id is not null
    )
    select sender.owner_id from sender where sender.owner_id is not null and not exists (select from memberships belonging
      where belonging.business_id = admin.business_id and belonging.user_id = sender.owner_id and belonging.state = 'accepted')
      and not exists (select from api_users program where program.user_id = sender.owner_id)
  ) former on true
  join signature_requests request on request.business_id = admin.business_id and request.owner_id = former.owner_id`;

const isStillNamed = sql`(access.level not in ('write', 'read') or exists (select from memberships colleague
  where colleague.business_id = request.business_id and colleague.user_id = access.user_id and colleague.state = 'accepted')
  or exists (select from api_users program where program.business_id = request.business_id and program.user_id = access.user_id))`;

/** At most one row: a person is an accepted member of one business. */
const joinOwnersMembership = sql`left join memberships belonging
  on belonging.business_id = request.business_id and belonging.user_id = request.owner_id and belonging.state = 'accepted'`;

/** Which of several own signatures is looked at. */
const nearest = ['OPEN', 'WAITING', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'ERROR'] as const;

const rolesOf = (userId: string, requestId: string): RawBuilder<{ role: Role }> =>
  sql`select role from (${accessOf(userId, 'some')}) mine where request_id = ${requestId}`;

const findRequestFor = keepQuery(
  (db, { userId, requestId, ids }: { userId: string; requestId: string; ids: readonly string[] }) =>
    selectRequestFor(db, ids, rolesOf(userId, requestId)),
  { isOfPage: true },
);

async function findRole(db: Kysely<Database>, actor: RequestActor, requestId: string): Promise<Role | undefined> {
  if (actor.kind === 'visitor') return actor.requestId === requestId ? 'signer' : undefined;
  const { rows } = await rolesOf(actor.id, requestId).execute(db);
  return roles.find((role) => rows.some((row) => row.role === role));
}

/** The request as its role sees it; a foreign one is not looked for, so that it costs what an absent one costs. Throws for both. */
async function findOpen(
  db: Kysely<Database>,
  actor: RequestActor,
  requestId: string,
): Promise<{ request: RequestRow; role: Role }> {
  if (actor.kind === 'visitor') {
    const role = await requireRole(db, actor, requestId);
    const request = await findRequest(db, requestId);
    if (!request) throw refuse('error.not_found');
    return { request, role };
  }
  const [row] = await findRequestFor(db, { userId: actor.id, requestId, ids: [requestId] });
  const role = roles.find((one) => row?.own_roles.includes(one));
  if (!row || !role) throw refuse('error.not_found');
  const { own_roles: _, ...request } = row;
  return { request, role };
}

interface Own {
  own: SignatureRow | undefined;
  /** Somebody else of the caller's group has signed. */
  isTaken: boolean;
}

async function findOwn(db: Kysely<Database>, actor: RequestActor, signatures: SignatureRow[]): Promise<Own> {
  if (actor.kind === 'visitor') {
    // Since the call came in, the signature may have been given to somebody else, under the same id.
    const own = signatures.find(({ sid, email }) => sid === actor.sid && email === actor.email);
    return { own, isTaken: false };
  }
  const own = signatures.filter(({ user_id }) => user_id === actor.id);
  const groups = await listOwnGroups(db, actor, signatures);
  const shared = signatures.filter(({ group_id }) => group_id !== null && groups.has(group_id));
  const free = shared.filter(({ user_id }) => user_id === null).map((row) => putInto(row, actor));
  const nearestFirst = [...own, ...free].toSorted((a, b) => nearest.indexOf(a.status) - nearest.indexOf(b.status));
  return { own: nearestFirst[0], isTaken: shared.some(({ user_id }) => user_id !== null && user_id !== actor.id) };
}

/** The groups of a request for which the account acts. */
async function listOwnGroups(
  db: Kysely<Database>,
  { id }: AccountActor,
  signatures: readonly SignatureRow[],
): Promise<ReadonlySet<string>> {
  if (!signatures.some(({ group_id }) => group_id !== null)) return new Set();
  const { rows } = await sql<{ group_id: string }>`${groupsOf(id)}`.execute(db);
  return new Set(rows.map(({ group_id }) => group_id));
}

/** A group's signature as it is the caller's, who may make it. */
const putInto = (row: SignatureRow, { email, firstName, lastName }: AccountActor) => ({
  ...row,
  email,
  first_name: firstName,
  last_name: lastName,
});

/** Handed on to the caller; or handed on by the caller, who signs nothing else here. */
const wasDelegated = (actor: RequestActor, own: SignatureRow | undefined, signatures: readonly SignatureRow[]) =>
  own ? own.delegated_by !== null : signatures.some(({ delegated_by }) => delegated_by === actorId(actor));

const actorId = (actor: RequestActor) => (actor.kind === 'visitor' ? undefined : actor.id);

/** Throws for who has no access, before the request is looked for: a foreign one costs what an absent one costs. */
async function requireRole(db: Kysely<Database>, actor: RequestActor, requestId: string): Promise<Role> {
  const role = await findRole(db, actor, requestId);
  if (!role) throw refuse('error.not_found');
  return role;
}

async function viewRow(
  db: Kysely<Database>,
  actor: RequestActor,
  { request, role, ...read }: { request: RequestRow | undefined; role: Role; signatures?: SignatureRow[] },
  now: Date,
): Promise<RequestView> {
  if (!request) throw refuse('error.not_found');
  const signatures = read.signatures ?? (await listSignatures(db, request.id));
  const { own, isTaken } = await findOwn(db, actor, signatures);
  const status = readStatus(request, now);
  const hasBeenSigned = signatures.some((signature) => signature.status === 'SIGNED');
  return {
    actor,
    request,
    status,
    signatures,
    role,
    own,
    situation: {
      isVisitor: actor.kind === 'visitor',
      isProgram: actor.kind === 'api',
      role,
      status,
      ownStatus: own?.status ?? null,
      hasBeenSigned,
      isAccepted: request.accepted_at !== null,
      quality: request.quality,
      isDelegationAllowed: request.delegation_allowed && !request.is_regulated,
      wasDelegated: wasDelegated(actor, own, signatures),
      isForGroup: own?.group_id != null,
      isTaken,
    },
  };
}

const nobody = { kind: 'visitor', sid: '', email: '', firstName: null, lastName: null } as const;

/** The request as a role sees it, whoever it is: for what goes out without being asked for. */
export const viewAs = (db: Kysely<Database>, request: RequestRow, role: Role, now: Date): Promise<RequestView> =>
  viewRow(db, { ...nobody, requestId: request.id }, { request, role }, now);

/** A draft as who has made it sees it, in the transaction that has made it: nobody needs to be asked who that is, or what lies there. */
export const viewMade = (
  trx: Kysely<Database>,
  actor: RequestActor,
  made: { request: RequestRow; role: Role; signatures: SignatureRow[] },
  now: Date,
): Promise<RequestView> => viewRow(trx, actor, made, now);

/**
 * The request for somebody who may look at it; foreign and absent ones are refused alike. `begin` may ask for more of it as soon as it is known that
 * the caller has access, and tells nothing of that before the view is there.
 */
export async function openRequest(
  db: Kysely<Database>,
  actor: RequestActor,
  id: string,
  now: Date,
  begin?: (found: { request: RequestRow; role: Role }) => void,
): Promise<RequestView> {
  const found = await findOpen(db, actor, id);
  begin?.(found);
  const view = await viewRow(db, actor, found, now);
  const problem = judgeView(view.situation);
  if (problem) throw refuse(problem);
  return view;
}

/** The request for somebody who may do this to it now; nothing is locked, so it is judged again before anything is written. */
export async function requireAction(
  db: Kysely<Database>,
  { actor, now }: { actor: RequestActor; now: Date },
  id: string,
  action: RequestAction,
): Promise<RequestView> {
  return judge(await viewRow(db, actor, await findOpen(db, actor, id), now), action);
}

/** The request, locked until the transaction ends, for somebody who may do this, or all of these, to it now. */
export async function claimRequest(
  trx: Kysely<Database>,
  { actor, now }: { actor: RequestActor; now: Date },
  id: string,
  action: RequestAction | readonly RequestAction[],
): Promise<RequestView> {
  await requireRole(trx, actor, id);
  const request = await lockRequest(trx, id);
  // Asked again: access may have ended while the row was another's.
  const role = await requireRole(trx, actor, id);
  return judge(await viewRow(trx, actor, { request, role }, now), action);
}

function judge(view: RequestView, action: RequestAction | readonly RequestAction[]): RequestView {
  const problems = [action].flat().map((one) => judgeAction(one, view.situation));
  const problem = judgeView(view.situation) ?? problems.find(Boolean);
  if (problem) throw refuse(problem);
  return view;
}

/**
 * SQL of the accounts that may still look at a request; the owner's row counts for the admins who took over, too. As judgeView
 * rules, a withdrawn request is over for people who had not signed.
 */
export const accessLeft = (requestId: string): RawBuilder<unknown> => sql`
  select access.user_id from request_access access join signature_requests request on request.id = access.request_id
  where access.request_id = ${requestId} and access.removed_at is null and ${isStillNamed}
    and (request.status <> 'WITHDRAWN' or access.level in ('owner', 'write')
      or exists (select from api_users program where program.user_id = access.user_id)
      or exists (select from signatures own
        where own.request_id = request.id and own.user_id = access.user_id and own.status = 'SIGNED'))`;
