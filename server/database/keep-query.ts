import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type Statement, Together } from './ask-together.ts';
import { findRowReader } from './row-types.ts';
import type { Database } from './schema.ts';

/** Where a value goes. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Rows = Promise<unknown[]>;
interface Page {
  asked: Map<object, Map<string, Rows>>;
  together: Together;
}
const pages = new WeakMap<Kysely<Database>, Page>();

/** The same database for calls that read for one page: what is the same for the whole page, it is asked once, and what comes at once, together. */
export function openPage(db: Kysely<Database>): Kysely<Database> {
  const page = db.$extendTables();
  pages.set(page, { asked: new Map(), together: new Together(page) });
  return page;
}

let places = 0;

/** What the page has asked already, and is answered or awaited; a question that failed is asked again. */
function askOnce(asked: Map<string, Rows>, key: string, ask: () => Rows): Rows {
  const known = asked.get(key);
  if (known) return known;
  const rows = ask();
  asked.set(key, rows);
  rows.catch(() => asked.delete(key));
  return rows;
}

/**
 * A query that every page asks, written once: to build its text takes the server as long as PostgreSQL takes to answer it. `build` is called
 * once, with blanks in the place of values: it hands them on as they are, and decides nothing by them. `isOfPage`: while a page is read it is
 * the same, so calls for one page share its rows. `isLong`: it may take so long that nothing should wait for it.
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => { compile(db: Kysely<Database>): CompiledQuery<Row> },
  { isOfPage = false, isLong = false }: { isOfPage?: boolean; isLong?: boolean } = {},
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined;
  /** Once it is known how its rows come out of JSON. */
  let statement: Statement | undefined;
  const place = places++;
  // Kysely takes an expression wherever it takes a value.
  const blanks = new Proxy({}, { get: (_target, name) => sql.val(new Blank(String(name))) }) as Values;
  const ask = async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    kept ??= build(db, blanks).compile(db);
    const parameters = kept.parameters.map((value) =>
      value instanceof Blank ? (values as Record<string, unknown>)[value.name] : value,
    );
    const { sql: text } = kept;
    const whole = { ...kept, parameters };
    const alone = async () => {
      const { rows } = await db.executeQuery<Row>(whole);
      const reader = statement || isLong ? undefined : findRowReader(rows);
      if (reader) statement = { place, sql: text, reader };
      return rows;
    };
    const page = statement && pages.get(db);
    return page ? (page.together.ask(statement!, parameters, alone) as Promise<Row[]>) : alone();
  };
  if (!isOfPage) return ask;
  return (db, values) => {
    const page = pages.get(db);
    if (!page) return ask(db, values);
    const asked = page.asked.get(ask) ?? new Map<string, Rows>();
    page.asked.set(ask, asked);
    return askOnce(asked, JSON.stringify(values), () => ask(db, values)) as Promise<Row[]>;
  };
}
