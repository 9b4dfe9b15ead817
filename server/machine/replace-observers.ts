import type { ProgramObserverInput } from '@sigillum/api-contracts/machine/request-inputs.ts';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listObservers, type ObserverRow } from '../requests/request-repository.ts';
import { admitObserver } from '../signature-requests/admit-observer.ts';
import { dismissObserver } from '../signature-requests/dismiss-observer.ts';

type Observer = z.output<typeof ProgramObserverInput>;

const isSame = (row: ObserverRow, { type, email, user_id, group_id }: Observer): boolean =>
  type === 'GROUP'
    ? row.group_id === group_id
    : row.group_id === null && (email ? row.email.toLowerCase() === email.toLowerCase() : row.user_id === user_id);

/** Makes the list of observers this one: who stays hears nothing, who goes and who is new is told. Plain addresses leave groups as they are. */
export async function replaceObservers(
  trx: Kysely<Database>,
  call: Call<ApiActor>,
  view: RequestView,
  { observers, withGroups }: { observers: readonly Observer[]; withGroups: boolean },
): Promise<void> {
  const before = (await listObservers(trx, view.request.id)).filter(({ group_id }) => withGroups || group_id === null);
  for (const row of before)
    if (!observers.some((one) => isSame(row, one))) await dismissObserver(trx, call, view.request.id, row.id);
  const wanted = observers.filter(
    (one, at) => observers.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
  for (const one of wanted) {
    const known = before.find((row) => isSame(row, one));
    if (!known) await admitObserver(trx, call, view, one);
    else if (one.told && one.told !== known.told)
      await trx.updateTable('observers').set({ told: one.told }).where('id', '=', known.id).execute();
  }
}
