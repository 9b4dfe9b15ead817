import { Settings, usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { remember } from '@sigillum/engine/pki';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/schema.ts';
import { isRecord } from './merge-settings.ts';

/** By what is stored: each page asks for them several times, and most businesses have few of their own. */
const keep = remember<Settings>(1000);

/** The settings in `businesses.settings`: where nothing valid is stored, what holds usually. */
export const readSettings = (stored: unknown): Settings =>
  keep(JSON.stringify(stored) ?? '', () => readPart(Settings, stored, usualSettings) as Settings)!;

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
  const { success, data } = schema.safeParse(stored);
  return success ? data : usual;
}
