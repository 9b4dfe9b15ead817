import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database, RequestStatus, SignatureStatus } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse, type Refusal } from '../http/refusal.ts';

/** A signature that its signer may make now. */
export interface Turn {
  requestId: string;
  sid: string;
  requestQuality: Database['signature_requests']['quality'];
  legislation: Database['signature_requests']['legislation'];
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** Digits with country code: what the request says of the signer, else the account's own. */
  mobile: string | null;
  language: Language;
  /** The owner has identified the person (wire shapes, Lifecycle). */
  isVouchedFor: boolean;
}

/** Why a signer may not sign now; undefined when it is the signer's turn. */
export function refuseTurn(request: RequestStatus, signature: SignatureStatus): Refusal | undefined {
  if (request === 'WITHDRAWN' || signature === 'WITHDRAWN') return refuse('error.sr.withdrawn');
  if (signature === 'SIGNED') return refuse('error.sign.already_signed');
  if (request !== 'OPEN') return refuse(request === 'DRAFT' ? 'error.not_found' : 'error.sr.not_open');
  if (signature === 'WAITING') return refuse('error.sign.not_your_turn');
  return signature === 'OPEN' ? undefined : refuse('error.sr.not_open');
}

/**
 * The caller's next signature of a request. One person may hold several, each a distinct identity: an open one comes first. Foreign
 * and absent requests look the same. Throws a refusal.
 */
export async function findTurn(db: Kysely<Database>, actor: KnownActor, requestId: string, now: Date): Promise<Turn> {
  const rows = await db
    .selectFrom('signatures')
    .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
    .leftJoin('users as account', 'account.id', 'signatures.user_id')
    .select([
      'signatures.sid',
      'signatures.status',
      'signatures.email',
      'signatures.first_name',
      'signatures.last_name',
      'signatures.mobile',
      'account.mobile as account_mobile',
      'signatures.language',
      'signatures.notify',
      'signatures.identity_reference',
      'request.status as request_status',
      'request.quality',
      'request.legislation',
      'request.expiration_date',
    ])
    .where('request.id', '=', requestId)
    .where((eb) =>
      actor.kind === 'visitor'
        ? eb('signatures.sid', '=', actor.sid)
        : eb.and([
            eb('signatures.user_id', '=', actor.id),
            // Whoever gave up the access can sign no more.
            eb.exists(
              eb
                .selectFrom('request_access')
                .select('user_id')
                .whereRef('request_access.request_id', '=', 'request.id')
                .where('request_access.user_id', '=', actor.id)
                .where('request_access.removed_at', 'is', null),
            ),
          ]),
    )
    .orderBy('signatures.sequence')
    .orderBy('signatures.position')
    .execute();
  const row = rows.find(({ status }) => status === 'OPEN') ?? rows[0];
  if (!row) throw refuse('error.not_found');
  const isExpired = row.request_status === 'OPEN' && row.expiration_date !== null && row.expiration_date <= now;
  const refusal = refuseTurn(isExpired ? 'EXPIRED' : row.request_status, row.status);
  if (refusal) throw refusal;
  return {
    requestId,
    sid: row.sid,
    requestQuality: row.quality,
    legislation: row.legislation,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: row.mobile ?? row.account_mobile,
    language: row.language,
    isVouchedFor: Boolean(row.identity_reference) && !row.notify,
  };
}
