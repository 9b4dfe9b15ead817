import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { contain } from './list-query.ts';

/** Requests of a list that are looked at: their ids are random, so the first ones are as good as any. */
const looked = 100;
/** What so many of these have is no help to an index. */
const common = looked / 4;
/** What no more of these have is worth looking for beside its neighbour. */
const seldom = 2;
/** An address or two. */
const most = 60;

/** Three letters in a row, of which the index is made. */
interface Three {
  letters: string;
  /** In how many of the requests that were looked at. */
  count: number;
}

/** All threes of the words, in their order, run by run; the mark of a mask stands in no address. */
export const listThrees = (words: readonly string[]): string[][] =>
  words
    .filter((word) => !word.includes('…'))
    .flatMap((word) => word.match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .map((run) => {
      const letters = [...run];
      return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
    })
    .filter((threes) => threes.length > 0);

/** The rarest three, with its neighbours as far as they are seldom, too: frequent ones cost an index more than they spare. Nothing where all are common. */
export function pickProbe(runs: readonly (readonly Three[])[]): string | undefined {
  const rarest = runs.flat().toSorted((one, other) => one.count - other.count)[0];
  const run = runs.find((threes) => rarest && threes.includes(rarest));
  if (!rarest || !run || rarest.count > common) return undefined;
  let [first, last] = [run.indexOf(rarest), run.indexOf(rarest)];
  while (first > 0 && run[first - 1]!.count <= seldom) first -= 1;
  while (last < run.length - 1 && run[last + 1]!.count <= seldom) last += 1;
  return (
    run
      .slice(first, last)
      .map(({ letters }) => [...letters][0])
      .join('') + run[last]!.letters
  );
}

/** What some requests of a list tell of a search. */
export interface Probe {
  /** The part of the words by which an index finds the fewest; nothing where none would be of help. */
  probe: string | undefined;
  /** Which share of the requests has all words, about. */
  share: number;
}

/** Looks at some requests of the list. */
export async function chooseProbe(db: Kysely<Database>, userId: string, words: readonly string[]): Promise<Probe> {
  const runs = listThrees(words);
  const threes = [...new Set(runs.flat())].slice(0, most);
  const { rows } = await sql<{ threes: Three[] | null; share: number }>`
    with sample as materialized (select words from listed_requests where user_id = ${userId} order by request_id limit ${looked})
    select
      (select json_agg(json_build_object('letters', letters, 'count', (select count(*) from sample where words like '%' || small || '%')))
        from (select letters, lower(letters) as small from unnest(${threes}::text[]) letters offset 0) three) as threes,
      (select avg((words like all (array(select lower(pattern) from unnest(${words.map(contain)}::text[]) pattern)))::int) from sample)::float as share`.execute(
    db,
  );
  const { threes: found, share } = rows[0]!;
  const counts = new Map((found ?? []).map(({ letters, count }) => [letters, count]));
  const probe = pickProbe(runs.map((run) => run.map((letters) => ({ letters, count: counts.get(letters) ?? looked }))));
  return { probe, share: share ?? 0 };
}
