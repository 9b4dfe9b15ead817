import type { Kysely } from 'kysely';
import type { BusinessRow } from '../business/business-repository.ts';
import { countSeats } from '../business/seats.ts';
import type { Database } from '../database/schema.ts';

/** How many seats the people of a business need: those who have joined, and those who are invited. */
export async function countNeededSeats(db: Kysely<Database>, business: BusinessRow, now: Date): Promise<number> {
  const { used, held } = await countSeats(db, business, now);
  return used + held;
}
