import type { Kysely } from 'kysely';
import { findLogo } from '../business/logo-repository.ts';
import type { Database } from '../database/schema.ts';

/** The logo of the business that a request belongs to, as PNG; undefined where there is none. */
export async function findReportLogo(
  db: Kysely<Database>,
  { business_id }: { business_id: string | null },
): Promise<Uint8Array | undefined> {
  return business_id === null ? undefined : (await findLogo(db, business_id))?.image;
}
