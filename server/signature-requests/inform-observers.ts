import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { informByMail } from './notify.ts';
import { listObservers, type RequestRow } from '../requests/request-repository.ts';

/** Tells observers of a request that was sent; each one once. */
export async function informObservers(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  now: Date,
): Promise<void> {
  const untold = (await listObservers(trx, request.id)).filter(({ invited_at }) => invited_at === null);
  if (!untold.length) return;
  await trx
    .updateTable('observers')
    .set({ invited_at: now })
    .where(
      'id',
      'in',
      untold.map(({ id }) => id),
    )
    .execute();
  await informByMail(services, trx, request, untold);
}
