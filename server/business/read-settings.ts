import { Settings, usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/schema.ts';
import { isRecord } from './merge-settings.ts';

/** The settings in `businesses.settings`: where nothing valid is stored, what holds usually. */
export function readSettings(stored: unknown): Settings {
  return readPart(Settings, stored, usualSettings) as Settings;
}

/** The settings of a business, of nobody's too. */
export async function findSettings(db: Kysely<Database>, businessId: string | null | undefined): Promise<Settings> {
  if (!businessId) return usualSettings;
  const row = await db.selectFrom('businesses').select('settings').where('id', '=', businessId).executeTakeFirst();
  return readSettings(row?.settings);
}

/** One attribute that was stored badly costs itself only, not its neighbours. */
function readPart(schema: z.ZodType, stored: unknown, usual: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const parts = isRecord(stored) ? stored : {};
    const usualParts = usual as Record<string, unknown>;
    const names = Object.keys(schema.shape);
    return Object.fromEntries(
      names.map((name) => [name, readPart(schema.shape[name] as z.ZodType, parts[name], usualParts[name])]),
    );
  }
  if (stored === undefined) return readNothing(schema, usual);
  const { success, data } = schema.safeParse(stored);
  return success ? data : usual;
}

/** What a schema says of an attribute that was never set; most are not, and each page asks. */
const nothings = new WeakMap<z.ZodType, z.ZodSafeParseResult<unknown>>();

function readNothing(schema: z.ZodType, usual: unknown): unknown {
  const known = nothings.get(schema) ?? schema.safeParse(undefined);
  nothings.set(schema, known);
  const { success, data } = known;
  return success ? data : usual;
}
