import { CompiledQuery, type Kysely } from 'kysely';
import { isDatabaseUnavailable } from './connect.ts';
import type { RowReader } from './row-types.ts';
import type { Database } from './schema.ts';

/** A statement that reads, whose rows can be told as JSON. */
export interface Statement {
  /** Its number among all, by which those that are asked together stand in one order. */
  place: number;
  sql: string;
  reader: RowReader;
}

interface Question {
  statement: Statement;
  parameters: readonly unknown[];
  alone: () => Promise<unknown[]>;
  resolve(rows: unknown[] | Promise<unknown[]>): void;
}

const texts = new Map<string, string>();

/** What is quoted keeps its dollars. */
const blankOrQuoted = /'[^']*'|"[^"]*"|\$(\d+)/g;

/** One statement that answers with the rows of each as JSON. Its text is the same whenever the same are asked together, so that it is prepared. */
function join(statements: readonly Statement[]): string {
  const key = statements.map(({ place }) => place).join(' ');
  const known = texts.get(key);
  if (known !== undefined) return known;
  let used = 0;
  const parts = statements.map(({ sql }) => {
    const before = used;
    const moved = sql.replaceAll(blankOrQuoted, (word, number?: string) => {
      if (number === undefined) return word;
      used = Math.max(used, before + Number(number));
      return `$${before + Number(number)}`;
    });
    return `(select coalesce(json_agg(part), '[]') from (${moved}) part)`;
  });
  const text = `select json_build_array(${parts.join(', ')}) as parts`;
  texts.set(key, text);
  return text;
}

/** Makes of rows out of JSON what they are when they are read by themselves. */
function read(rows: Record<string, unknown>[], reader: RowReader): Record<string, unknown>[] {
  if (reader.size) for (const row of rows) for (const [name, readValue] of reader) row[name] = readValue(row[name]);
  return rows;
}

/**
 * Asks what is asked at the same time in one statement: each one by itself costs the server a way to the database and back, which takes it longer
 * than what it reads. What PostgreSQL refuses is asked by itself, so that none fails by another.
 */
export class Together {
  readonly #db: Kysely<Database>;
  #waiting: Question[] = [];

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** `alone` asks it by itself. */
  ask(statement: Statement, parameters: readonly unknown[], alone: () => Promise<unknown[]>): Promise<unknown[]> {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    // Whatever is known by now has gone on by then, as far as it can without asking.
    if (this.#waiting.length === 0) process.nextTick(() => void this.#send());
    this.#waiting.push({ statement, parameters, alone, resolve });
    return promise;
  }

  async #send(): Promise<void> {
    const questions = this.#waiting.toSorted((one, other) => one.statement.place - other.statement.place);
    this.#waiting = [];
    const [only] = questions;
    if (questions.length === 1) return only!.resolve(only!.alone());
    try {
      const text = join(questions.map(({ statement }) => statement));
      const parameters = questions.flatMap((question) => question.parameters);
      const { rows } = await this.#db.executeQuery<{ parts: Record<string, unknown>[][] }>(
        CompiledQuery.raw(text, parameters),
      );
      const { parts } = rows[0]!;
      for (const [index, { statement, resolve }] of questions.entries()) resolve(read(parts[index]!, statement.reader));
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      for (const { alone, resolve } of questions) resolve(isAway ? Promise.reject(error) : alone());
    }
  }
}
