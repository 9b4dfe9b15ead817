import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { isFinal } from './advance-case.ts';
import { cancelCase } from './cancel-case.ts';
import type { CaseRow } from './cases-repository.ts';

/**
 * Calls off the case of a visitor whose signature nobody waits for any more: the request was withdrawn, declined or has expired. False where it
 * is still wanted, or the vendor has come to an end before, which counts. Throws IdentityVendorError while the vendor is away.
 */
export async function callOffUnwanted(services: Services, vendor: IdentityVendor, row: CaseRow): Promise<boolean> {
  if (row.sid === null || isFinal(row.state) || (await isWanted(services.db, row.sid, services.now()))) return false;
  if (row.reference !== null && (await vendor.cancel(row.reference)) === 'final') return false;
  return services.db.transaction().execute((trx) => cancelCase(services, trx, systemCall(services.now()), row));
}

async function isWanted(db: Kysely<Database>, sid: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('signatures')
    .innerJoin('signature_requests as request', 'request.id', 'signatures.request_id')
    .select('sid')
    .where('sid', '=', sid)
    .where('signatures.status', 'in', ['OPEN', 'WAITING'])
    .where('request.status', '=', 'OPEN')
    .where((row) => row.or([row('request.expiration_date', 'is', null), row('request.expiration_date', '>', now)]))
    .executeTakeFirst();
  return found !== undefined;
}
