import type pg from 'pg';
import { noteRowTypes } from './row-types.ts';

/** Each session keeps so many plans at most; one takes some kilobytes there. */
const mostPrepared = 300;
/** A text is worth a name from here on. */
const worthwhile = 3;
/** So many texts are remembered that have come less often. */
const watched = 1000;

/** Values in a row make another text for each number of them: such statements are prepared when they take one list, `= any($1)`. Two or three that the code names itself are no such list. */
const list = /\bin \((?:\$\d+, ){3}|\), \(\$\d+/;

/** Which statements are prepared, and by what name; the same for all sessions of a pool. */
export interface StatementNames {
  find(text: string): string | undefined;
  /** From now on it is planned each time. */
  forget(text: string): void;
}

export function openStatementNames(most = mostPrepared): StatementNames {
  const names = new Map<string, string | undefined>();
  const counts = new Map<string, number>();
  return {
    find(text) {
      if (names.has(text)) return names.get(text);
      const count = (counts.get(text) ?? 0) + 1;
      counts.delete(text);
      if (names.size >= most || list.test(text)) return undefined;
      if (count < worthwhile) {
        counts.set(text, count);
        if (counts.size > watched) counts.delete(counts.keys().next().value!);
        return undefined;
      }
      const name = `s${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    forget(text) {
      if (names.has(text)) names.set(text, undefined);
    },
  };
}

/** All columns of a table, as a result; `count(*)` is none, nor is a product. */
const whole = /(?:\b(?:select|distinct|all|returning)|[.,])\s*\*/i;
const innermost = /\([^()]*\)/g;

/** Whether a statement answers with whatever columns a table has. What stands in parentheses is asked for by the statement itself, as where pg-boss lays down a job. */
function answersWhole(text: string): boolean {
  if (!whole.test(text)) return false;
  let outer = text;
  for (let before = ''; outer !== before;) {
    before = outer;
    outer = outer.replaceAll(innermost, '');
  }
  return whole.test(outer) || !/\b(?:select|returning)\b/i.test(outer);
}

/** PostgreSQL will not use a plan whose result has got other columns since: another server has migrated the tables. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message);

/** What pg does not declare. */
type Watched = pg.Client & { getTransactionStatus(): string | null };

/** Has a session prepare what comes again and again with other values: planning takes longer than most statements themselves. */
export function prepareStatements(client: pg.Client, names: StatementNames): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0;
    // A refusal would end the transaction. Only what answers with all columns can be refused: the others stay where columns are added.
    const isSafe = isPlain && ((client as Watched).getTransactionStatus() === 'I' || !answersWhole(text));
    const name = isSafe ? names.find(text) : undefined;
    if (!isPlain) return send(text, values, ...rest);
    if (name === undefined) return (send(text, values) as Promise<pg.QueryResult>).then(noteRowTypes);
    return (send({ name, text, values }) as Promise<pg.QueryResult>).then(noteRowTypes, (error: unknown) => {
      if (!isStale(error)) throw error;
      names.forget(text);
      // A transaction has ended with it, and its caller hears 503; what stands alone is simply asked again.
      if ((client as Watched).getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    });
  }) as pg.Client['query'];
}
