import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { chooseProbe } from './choose-probe.ts';
import {
  hasLegs,
  listLegs,
  mention,
  sumAll,
  sumUp,
  writeOrder,
  type Cut,
  type KeptList,
  type Part,
} from './list-part.ts';
import { listWords } from './list-query.ts';

/** So many are soon read, and are looked up at once. */
const seldom = 1000;

/** What a search has found: `isMore` where the counting has ended before the list. */
export interface Found {
  ids: string[];
  total: number;
  isMore: boolean;
}

/**
 * The ids of one page of a search, and how many there are. What many requests have is met in the order of the list, and counted as far as it is
 * met; what few have is looked up by an index of letters, and counted.
 */
export async function findListed(db: Kysely<Database>, list: KeptList, part: Part, cut: Cut): Promise<Found> {
  const whole = sumUp(list, part);
  if (whole <= list.few || !list.hasWords) {
    const rare = whole <= list.few ? undefined : await findRarest(db, list, listLong(part));
    return lookUp(db, list, part, { ...cut, rare });
  }
  const { probe, share } = await chooseProbe(db, part.userId, listWords(part.query.search));
  const rare = await findRarest(db, list, probe === undefined ? [] : [probe]);
  if (share > 0 || !rare || rare.rows > seldom) {
    const met = await walk(db, list, part, { ...cut, share, rare });
    if (met) return met;
  }
  return lookUp(db, list, part, { ...cut, rare });
}

/** Three letters in a row are what the index is made of; the mark of a mask stands in no address. */
const listLong = (part: Part): string[] =>
  listWords(part.query.search).filter((one) => /[\p{L}\p{N}]{3}/u.test(one) && !one.includes('…'));

interface Guess {
  word: string;
  rows: number;
}

/** The word of which an index finds the fewest, as far as the database knows. */
async function findRarest(
  db: Kysely<Database>,
  { hasSearch }: KeptList,
  words: readonly string[],
): Promise<Guess | undefined> {
  const guesses: Guess[] = [];
  for (const word of hasSearch ? words : []) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from ${mention(word)} known`.execute(db);
    guesses.push({ word, rows: rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'] });
  }
  return guesses.toSorted((one, other) => one.rows - other.rows)[0];
}

/** All that have the words, put in order and counted. */
async function lookUp(
  db: Kysely<Database>,
  list: KeptList,
  part: Part,
  { size, skipped, rare }: Cut & { rare: Guess | undefined },
): Promise<Found> {
  const whole = sumUp(list, part);
  // What an index finds costs as much as so many rows of the list that are looked at.
  const isHelp = rare && rare.rows < whole / (list.hasWords ? 8 : 4);
  const search = { hasWords: list.hasWords, rare: isHelp ? rare.word : undefined, isFew: whole <= list.few };
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with found as materialized ${part.listFound(search)}
    select (select count(*)::int from found) as total, array(
      select id from found order by ${writeOrder('found', 'id', part.query)} limit ${size} offset ${skipped}) as ids`.execute(
    db,
  );
  return { total: rows[0]!.total, ids: rows[0]!.ids ?? [], isMore: false };
}

/** What is met on the first rows of the order: nothing where that does not fill the page and begin the next one. */
async function walk(
  db: Kysely<Database>,
  list: KeptList,
  part: Part,
  { size, skipped, share, rare }: Cut & { share: number; rare: Guess | undefined },
): Promise<Found | undefined> {
  const wanted = Math.max(list.few, skipped + size) + 1;
  // A page far within is passed over to, as long as that is less than looking at everything.
  const distance = share > 0 ? Math.ceil((2 * (skipped + size)) / share) : 0;
  const most = Math.max(list.mostWalked, Math.min(Math.floor(sumAll(list) / 4), distance));
  const ids: string[] = [];
  let isEnded = true;
  const legs = hasLegs(part.query) ? listLegs(list, part) : [part];
  if (!legs) return undefined;
  for (const leg of legs) {
    const states = isNarrow(list, leg) ? leg.states.filter((state) => list.counts.get(state)) : undefined;
    const before = ids.length;
    ids.push(...(await walkLeg(db, leg, { states, most, wanted: wanted - ids.length })));
    const longest = states ? Math.max(...states.map((state) => list.counts.get(state)!)) : sumWalked(list, leg);
    isEnded = longest <= most;
    if (ids.length === wanted) break;
    if (isEnded) continue;
    // What lies behind the rows that were looked at comes before the next leg: of a small one all are looked up.
    if (ids.length > skipped + size || leg === part || !states) break;
    const whole = await lookUp(db, list, leg, { size: wanted - before, skipped: 0, rare });
    ids.splice(before, ids.length, ...whole.ids);
    isEnded = true;
    if (ids.length === wanted) break;
  }
  const isMore = ids.length === wanted || !isEnded;
  if (isMore && ids.length <= skipped + size) return undefined;
  const total = Math.min(ids.length, Math.max(list.few, skipped + size + 1));
  return { ids: ids.slice(skipped, skipped + size), total, isMore };
}

/** Rows of the index by which a leg is walked through. */
const sumWalked = (list: KeptList, { missing }: Part): number =>
  sumAll(missing === undefined ? list : { counts: list.missing!.get(missing)! });

/** So few rows of the list are asked for that each state is walked through for itself: there is an index of those by date. */
const isNarrow = (list: KeptList, part: Part): boolean =>
  ['updated_at', 'status'].includes(part.query.sort_by) && sumUp(list, part) < sumAll(list) / 4;

async function walkLeg(
  db: Kysely<Database>,
  part: Part,
  { states, most, wanted }: { states: readonly string[] | undefined; most: number; wanted: number },
): Promise<string[]> {
  const { sort_by, sort } = part.query;
  const order = hasLegs(part.query) ? ({ sort_by: 'updated_at', sort: 'desc' } as const) : { sort_by, sort };
  // Dates of the order bound the walk; others are looked at on the way.
  const isOfOrder = order.sort_by === part.query.date_time_mode;
  const begin = (state: string | undefined): RawBuilder<unknown> => sql`(
    select request_id as id, state, sort_title, created_at, updated_at, open_signatures, words from listed_requests listed
    where user_id = ${part.userId} ${part.isMissing} ${state === undefined ? sql`` : sql`and state = ${state}`} ${isOfOrder ? part.inDates : sql``}
    order by ${writeOrder('listed', 'request_id', order)} limit ${most})`;
  const rows = states ? sql.join(states.map(begin), sql` union all `) : begin(undefined);
  const { rows: met } = await sql<{ id: string }>`
    select id from (${rows}) listed where state = any(${part.states}) ${part.inDates} and ${part.hasWords}
    order by ${writeOrder('listed', 'id', order)} limit ${wanted}`.execute(db);
  return met.map(({ id }) => id);
}
