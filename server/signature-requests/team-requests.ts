import { sql, type Kysely } from 'kysely';
import type {
  TeamFilter,
  TeamRequest,
  TeamRequestPage,
} from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import { refuse } from '../http/refusal.ts';
import { writeInstant } from '../http/write-instant.ts';
import { endAssignments } from '../members/end-assignments.ts';
import { accessOf, type RequestView } from '../requests/access.ts';
import { readStatus } from '../requests/request-status.ts';
import { joinName } from '../rules/join-name.ts';

/** As whom the inbox is looked at. */
interface Looker {
  userId: string;
  businessId: string;
  now: Date;
}

interface TeamRow {
  id: string;
  title: string;
  status: RequestStatus;
  expiration_date: Date | null;
  accepted_at: Date | null;
  owner_first_name: string | null;
  owner_last_name: string | null;
  signed: number;
  signatures: number;
  put_at: Date;
  assignee_id: string | null;
  assignee_email: string | null;
  assignee_first_name: string | null;
  assignee_last_name: string | null;
  is_open_to_me: boolean;
}

/** What was sent and is not done: somebody has to look after it. */
const lying = sql`team.business_id = request.business_id and request.status in ('OPEN', 'DECLINED', 'EXPIRED', 'ERROR')`;

const conditions = ({ userId }: Looker) => ({
  UNASSIGNED: sql`team.assignee_id is null`,
  MINE: sql`team.assignee_id = ${userId}`,
  ALL: sql`true`,
});

const select = ({ userId }: Looker) => sql`
  select request.id, request.title, request.status, request.expiration_date, request.accepted_at, team.put_at, team.assignee_id,
    owner.first_name as owner_first_name, owner.last_name as owner_last_name,
    assignee.email as assignee_email, assignee.first_name as assignee_first_name, assignee.last_name as assignee_last_name,
    (select count(*)::int from signatures s where s.request_id = request.id and s.status = 'SIGNED') as signed,
    (select count(*)::int from signatures s where s.request_id = request.id) as signatures,
    exists (select from (${accessOf(userId, 'some')}) mine where mine.request_id = request.id) as is_open_to_me
  from team_requests team
  join signature_requests request on request.id = team.request_id
  join users owner on owner.id = request.owner_id
  left join users assignee on assignee.id = team.assignee_id`;

function describeRow(row: TeamRow, { userId, now }: Looker): TeamRequest {
  const {
    id,
    title,
    expiration_date,
    signed,
    signatures,
    put_at,
    assignee_id,
    assignee_email: email,
    is_open_to_me,
  } = row;
  return {
    ...{ id, title, signed, signatures, is_open_to_me },
    status_overall: readStatus(row, now),
    owner_name: joinName(row.owner_first_name, row.owner_last_name),
    expiration_date: writeInstant(expiration_date),
    put_at: put_at.toISOString(),
    assignee: email === null ? null : { email, name: joinName(row.assignee_first_name, row.assignee_last_name) },
    is_mine: assignee_id === userId,
  };
}

/** One page of the inbox, the newest first, and how many there are. */
export async function pageTeamRequests(
  db: Kysely<Database>,
  looker: Looker,
  { filter, page, size }: { filter: TeamFilter; page: number; size: number },
): Promise<TeamRequestPage> {
  const { rows } = await sql<TeamRow>`${select(looker)}
    where team.business_id = ${looker.businessId} and ${lying} and ${conditions(looker)[filter]}
    order by team.put_at desc, request.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows: counted } = await sql<TeamRequestPage['counts']>`
    select count(*)::int as "ALL", count(*) filter (where team.assignee_id is null)::int as "UNASSIGNED",
      count(*) filter (where team.assignee_id = ${looker.userId})::int as "MINE"
    from team_requests team join signature_requests request on request.id = team.request_id
    where team.business_id = ${looker.businessId} and ${lying}`.execute(db);
  return { requests: rows.map((row) => describeRow(row, looker)), counts: counted[0]! };
}

/** One request of the inbox, as long as it lies there; foreign, absent and finished ones look the same. Throws a refusal. */
export async function requireTeamRequest(db: Kysely<Database>, looker: Looker, id: string): Promise<TeamRequest> {
  const { rows } = await sql<TeamRow>`${select(looker)}
    where team.business_id = ${looker.businessId} and ${lying} and request.id = ${id}`.execute(db);
  if (!rows[0]) throw refuse('error.not_found');
  return describeRow(rows[0], looker);
}

/** Whose a request is in the inbox; undefined where it does not lie there. */
export async function findTeamEntry(
  db: Kysely<Database>,
  requestId: string,
): Promise<{ assignee: { email: string; name: string } | null } | undefined> {
  const [row] = await selectTeamEntry(db, { requestId });
  return (
    row && { assignee: row.email === null ? null : { email: row.email, name: joinName(row.first_name, row.last_name) } }
  );
}

const selectTeamEntry = keepQuery((db, { requestId }: { requestId: string }) =>
  db
    .selectFrom('team_requests')
    .leftJoin('users', 'users.id', 'team_requests.assignee_id')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('request_id', '=', requestId),
);

/** Puts a claimed request into the inbox of its organisation's team, or takes it out, which ends its assignment. */
export async function setTeamInbox(
  trx: Kysely<Database>,
  call: EvidenceCall,
  { request }: Pick<RequestView, 'request'>,
  isIn: boolean,
): Promise<void> {
  const { id: requestId, business_id } = request;
  if (isIn && business_id === null) throw refuse('error.sr.no_team');
  if (isIn) {
    const put = await trx
      .insertInto('team_requests')
      .values({ request_id: requestId, business_id: business_id!, put_at: call.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('request_id')
      .execute();
    if (put.length) await appendEvent(trx, call, { requestId, name: 'TEAM_ENTERED' });
    return;
  }
  await endAssignments(trx, call, { requestId });
  const left = await trx
    .deleteFrom('team_requests')
    .where('request_id', '=', requestId)
    .returning('request_id')
    .execute();
  if (left.length) await appendEvent(trx, call, { requestId, name: 'TEAM_LEFT' });
}
