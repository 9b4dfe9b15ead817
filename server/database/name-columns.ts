import type { Database } from './schema.ts';

type Column<Table extends keyof Database> = keyof Database[Table] & string;

/**
 * All columns of a table by name. A statement that names them stays prepared inside a transaction too, which one that asks for whatever the
 * table has (`*`) does not: another server may add a column (prepare-statements.ts).
 */
export const nameColumns = <Table extends keyof Database>(
  table: Table,
  columns: Readonly<Record<Column<Table>, true>>,
) => (Object.keys(columns) as Column<Table>[]).map((name) => `${table}.${name}` as const);
