import { sql, type Kysely } from 'kysely';
import type { Database } from '@sigillum/server/database/schema.ts';

interface Column {
  name: string;
  type: string;
  isDemanded: boolean;
  hasDefault: boolean;
}

async function listColumns(db: Kysely<Database>): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isDemanded",
      (a.atthasdef or a.attidentity <> '' or a.attgenerated <> '') as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by 1`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/** What a row must fulfil beside its columns: checks, and what may be there only once. References are to what the release does not know. */
async function listDemands(db: Kysely<Database>): Promise<{ table: string; demand: string }[]> {
  const { rows } = await sql<{ table: string; demand: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as demand
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'x')
    union select indrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), ' INDEX \\S+', '')
    from pg_index join pg_class c on c.oid = indexrelid where indisunique and c.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

const enumeration = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/;

/** Whether one demand lists the values of a column, and another, earlier one no other values of it. */
function isWider(demand: string, earlier: string): boolean {
  const [now, before] = [enumeration.exec(demand), enumeration.exec(earlier)];
  if (!now || !before || now[1] !== before[1]) return false;
  const allowed = new Set(now[2]!.split(', '));
  return before[2]!.split(', ').every((value) => allowed.has(value));
}

/**
 * What the tables of today take from servers of a release that still run beside ours: columns that are gone, or of another type, and what
 * their rows did not have to fulfil. Empty where the tables have only grown.
 */
export async function findContractions(release: Kysely<Database>, today: Kysely<Database>): Promise<string[]> {
  const [before, now] = [await listColumns(release), await listColumns(today)];
  const known = new Set([...before.keys()].map((name) => name.split('.')[0]!));
  const found: string[] = [];
  for (const { name, type, isDemanded } of before.values()) {
    const column = now.get(name);
    if (!column) found.push(`${name} is gone`);
    else if (column.type !== type) found.push(`${name} is ${column.type}, and was ${type}`);
    else if (column.isDemanded && !isDemanded) found.push(`${name} may not be null any more`);
  }
  for (const { name, isDemanded, hasDefault } of now.values())
    if (known.has(name.split('.')[0]!) && !before.has(name) && isDemanded && !hasDefault)
      found.push(`${name} is new, may not be null, and has no default`);
  const demandsBefore = await listDemands(release);
  for (const { table, demand } of await listDemands(today)) {
    // A demand upon columns that the release leaves empty does not touch it.
    const isOfOld = [...before.keys()].some(
      (name) => name.startsWith(`${table}.`) && new RegExp(`\\b${name.split('.')[1]!}\\b`).test(demand),
    );
    const isMet = demandsBefore.some(
      (before) => before.table === table && (before.demand === demand || isWider(demand, before.demand)),
    );
    if (known.has(table) && isOfOld && !isMet) found.push(`${table} demands ${demand}`);
  }
  return found;
}
