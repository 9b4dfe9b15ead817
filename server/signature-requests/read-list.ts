import type { Kysely } from 'kysely';
import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { askToKeepList } from './keep-list.ts';
import { countKeptTabs, findKept, listKeptMatching, openKeptList, readAhead, readKeptPage } from './kept-list.ts';
import { listDetails, type ListDetails } from './list-details.ts';
import type { KeptList } from './list-part.ts';
import {
  countTabs,
  listMatching,
  readIds,
  readPage,
  readRows,
  type Caller,
  type ListFilter,
  type ListQuery,
  type ListRow,
} from './list-query.ts';

interface ListPage {
  rows: ListRow[];
  details: ListDetails;
  total: number;
  /** There are at least so many: the counting has ended before the list. */
  isMore: boolean;
  counts: SignatureRequestPage['counts'];
}

/** One page of the caller's list, and how many requests it and each view hold. A page beyond the last one is empty. */
export async function readList(
  db: Kysely<Database>,
  services: Pick<Services, 'db' | 'jobs'>,
  query: ListQuery,
  caller: Caller,
): Promise<ListPage> {
  const ahead = readAhead(db, query, caller);
  const list = await openList(db, services, caller);
  if (!list) {
    const [page, counts] = await Promise.all([readPage(db, query, caller), countTabs(db, caller)]);
    const details = await listDetails(
      db,
      page.rows.map(({ id }) => id),
    );
    return { ...page, details, isMore: false, counts };
  }
  const { ids, total, isMore } = await readKeptPage(db, list, query, caller, ahead);
  // Read by what may be seen now: the kept list says only which, and in which order.
  const [rows, details] = await Promise.all([ids.length ? readRows(db, ids, caller) : [], listDetails(db, ids)]);
  return { rows, details, total, isMore, counts: countKeptTabs(list) };
}

/** The ids of the caller's whole list in its order. */
export async function listIds(
  db: Kysely<Database>,
  services: Pick<Services, 'db' | 'jobs'>,
  query: ListFilter,
  caller: Caller,
): Promise<string[]> {
  const list = await openList(db, services, caller);
  return list ? readIds(await listKeptMatching(db, list, query, caller)) : listMatching(db, query, caller);
}

/** Whether the list of an account is kept, so that what it holds may be read in its order; asks for what is missing. */
export async function isListKept(
  db: Kysely<Database>,
  services: Pick<Services, 'db' | 'jobs'>,
  userId: string,
): Promise<boolean> {
  const { isKept, isScattered } = await findKept(db, userId);
  if (!isKept || isScattered) await askToKeepList(services, userId);
  return isKept;
}

async function openList(
  db: Kysely<Database>,
  services: Pick<Services, 'db' | 'jobs'>,
  caller: Caller,
): Promise<KeptList | undefined> {
  const list = await openKeptList(db, caller);
  if (!list?.hasWords || !list.missing || list.isScattered) await askToKeepList(services, caller.userId);
  return list;
}
