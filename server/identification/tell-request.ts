import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { findRequest } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import type { CaseRow } from './cases-repository.ts';

/** Tells the program of the request from which a person came, while it is open, that this person's identification has failed. */
export async function tellRequest(
  services: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  row: Pick<CaseRow, 'user_id' | 'sid' | 'request_id'>,
  now: Date,
): Promise<void> {
  const own = await trx
    .selectFrom('signatures')
    .select(['sid', 'request_id'])
    .$if(row.sid !== null, (all) => all.where('sid', '=', row.sid!))
    .$if(row.sid === null, (all) =>
      all.where('user_id', '=', row.user_id).where('request_id', '=', row.request_id).where('status', '=', 'OPEN'),
    )
    .executeTakeFirst();
  const request = own && (await findRequest(trx, own.request_id));
  if (request?.status !== 'OPEN') return;
  await queueCallback(services, trx, request, { type: 'IDENT_ERROR', status: 'OPEN', signerOf: own!.sid, now });
}
