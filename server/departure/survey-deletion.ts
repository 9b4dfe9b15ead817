import { sql, type Kysely } from 'kysely';
import type { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { readStatus } from '../requests/request-status.ts';
import type { Departure } from './plan-departure.ts';

/** What becomes of a request when a person who takes part deletes the account. */
export type Fate = 'erase' | 'withdraw' | 'pass on' | 'leave';

interface Stake {
  /** The person owns it, or is the last one who looks after it. */
  isOwn: boolean;
  /** It belongs to a business that lives on. */
  livesOn: boolean;
  /** As of now. */
  status: RequestStatus;
  /** Everybody has signed; only long-term data are missing. */
  isAccepted: boolean;
}

/** Requests belong to the business (docs/decisions/013): what was sent for it passes to its administrators, drafts were not sent. */
export function decideFate({ isOwn, livesOn, status, isAccepted }: Stake): Fate {
  if (!isOwn) return 'leave';
  if (status === 'DRAFT') return 'erase';
  if (livesOn) return 'pass on';
  return status === 'OPEN' && !isAccepted ? 'withdraw' : 'leave';
}

/** A request that a person takes part in, with what becomes of it. */
export interface Affected {
  id: string;
  /** As of now. */
  status: RequestStatus;
  fate: Fate;
  /** Another person who had left the business before, and whose request ends with it. */
  formerOwnerId: string | undefined;
  /** The person has still to sign it. */
  isUnsigned: boolean;
}

/** Every request that the deletion of an account touches, in the order in which they are locked. Asked before the person leaves the business. */
export async function listAffected(
  db: Kysely<Database>,
  userId: string,
  departure: Departure | undefined,
  now: Date,
): Promise<Affected[]> {
  const endingId = departure?.endsWithAccount ? departure.businessId : null;
  const { rows } = await sql<{
    id: string;
    owner_id: string;
    business_id: string | null;
    status: RequestStatus;
    accepted_at: Date | null;
    expiration_date: Date | null;
    is_owner: boolean;
    is_unsigned: boolean;
  }>`
    with mine as (
      select request_id from request_access where user_id = ${userId} and removed_at is null
      union select request_id from signatures where user_id = ${userId} and status in ('OPEN', 'WAITING')
      union select request_id from observers where user_id = ${userId}
      union select id from signature_requests where business_id = ${endingId}
    )
    select request.id, request.owner_id, request.business_id, request.status, request.accepted_at, request.expiration_date,
      exists (select from request_access access where access.request_id = request.id and access.user_id = ${userId}
        and access.level = 'owner' and access.removed_at is null) as is_owner,
      exists (select from signatures own where own.request_id = request.id and own.user_id = ${userId}
        and own.status in ('OPEN', 'WAITING')) as is_unsigned
    from signature_requests request join mine on mine.request_id = request.id
    order by request.id`.execute(db);
  return rows.map((row) => {
    const status = readStatus(row, now);
    const belongs = row.business_id === null || row.business_id === departure?.businessId;
    const isEnding = endingId !== null && row.business_id === endingId;
    const fate = decideFate({
      isOwn: (row.is_owner && belongs) || isEnding,
      livesOn: row.business_id !== null && !isEnding,
      status,
      isAccepted: row.accepted_at !== null,
    });
    const formerOwnerId = isEnding && row.owner_id !== userId ? row.owner_id : undefined;
    return { id: row.id, status, fate, formerOwnerId, isUnsigned: row.is_unsigned };
  });
}
