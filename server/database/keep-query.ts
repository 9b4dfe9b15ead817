import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Where a value goes. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that every page asks, written once: to build its text takes the server as long as PostgreSQL takes to answer it. `build` is called
 * once, with blanks in the place of values: it hands them on as they are, and decides nothing by them.
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => { compile(db: Kysely<Database>): CompiledQuery<Row> },
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let kept: CompiledQuery<Row> | undefined;
  // Kysely takes an expression wherever it takes a value.
  const blanks = new Proxy({}, { get: (_target, name) => sql.val(new Blank(String(name))) }) as Values;
  return async (db, values) => {
    kept ??= build(db, blanks).compile(db);
    const parameters = kept.parameters.map((value) =>
      value instanceof Blank ? (values as Record<string, unknown>)[value.name] : value,
    );
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows;
  };
}
