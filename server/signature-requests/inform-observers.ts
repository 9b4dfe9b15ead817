import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { AccountActor } from '../http/actor.ts';
import { informByMail, letColleagues } from './notify.ts';
import type { Colleague } from './name-colleagues.ts';
import { listNamed, listObservers, type ObserverRow, type RequestRow } from '../requests/request-repository.ts';

/** Tells observers of a request that was sent; each one once. */
export async function informObservers(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  now: Date,
  observers?: readonly ObserverRow[],
): Promise<void> {
  const untold = (observers ?? (await listObservers(trx, request.id))).filter(({ invited_at }) => invited_at === null);
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

/** Tells colleagues who were named while it was a draft that they may read it now. */
export async function informReaders(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  by: AccountActor,
  readers?: readonly Colleague[],
): Promise<void> {
  const people = readers ?? (await listNamed(trx, request.id)).filter(({ level }) => level === 'read');
  await letColleagues(services, trx, request, { people, role: 'observer', by });
}
