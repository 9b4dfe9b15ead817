import pg from 'pg';

/** How a value of a column becomes, out of JSON, what it is in a row that was read by itself. */
export type ReadValue = (value: unknown) => unknown;
/** By the names of columns: those that JSON leaves as they are need nothing. */
export type RowReader = ReadonlyMap<string, ReadValue>;

const { BOOL, INT2, INT4, FLOAT8, TEXT, VARCHAR, BPCHAR, UUID, JSON, JSONB, INT8, DATE, TIMESTAMPTZ } =
  pg.types.builtins;
const textArray = 1009;
const uuidArray = 2951;
const same = new Set<number>([
  BOOL,
  INT2,
  INT4,
  FLOAT8,
  TEXT,
  VARCHAR,
  BPCHAR,
  UUID,
  JSON,
  JSONB,
  DATE,
  textArray,
  uuidArray,
]);

function readInstant(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const instant = new Date(value);
  // Years of five digits, and what is without end, PostgreSQL writes in a way of its own.
  return Number.isNaN(instant.getTime()) ? pg.types.getTypeParser(TIMESTAMPTZ)(value.replace('T', ' ')) : instant;
}

function readInteger(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is beyond the safe integers.`);
  return value;
}

const readers = new WeakMap<object, RowReader>();

/** Remembers of what types rows are that PostgreSQL has answered with. */
export function noteRowTypes<Result extends { rows?: unknown[]; fields?: readonly pg.FieldDef[] }>(
  result: Result,
): Result {
  const { rows, fields } = result;
  if (!rows || !fields?.length) return result;
  if (!fields.every(({ dataTypeID: type }) => same.has(type) || type === TIMESTAMPTZ || type === INT8)) return result;
  const unlike = fields.flatMap(({ name, dataTypeID: type }) =>
    type === TIMESTAMPTZ ? [[name, readInstant] as const] : type === INT8 ? [[name, readInteger] as const] : [],
  );
  readers.set(rows, new Map(unlike));
  return result;
}

/** How such rows are read out of JSON; undefined where that is not known, or some of it would not come through. */
export const findRowReader = (rows: object): RowReader | undefined => readers.get(rows);
