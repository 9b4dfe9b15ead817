import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import type { Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { readSettings } from './read-settings.ts';

const selectShown = keepQuery((db, { id }: { id: string }) =>
  db.selectFrom('businesses').select(['name', 'settings']).where('id', '=', id),
);

/** What a business shows to people whom it asks to sign, also when it has ended; undefined for one that is not there. */
export async function readPublicInformation(db: Kysely<Database>, id: string): Promise<PublicInformation | undefined> {
  const [business] = await selectShown(db, { id });
  if (!business) return undefined;
  const { supportContact, companyBranding, embedding } = readSettings(business.settings);
  return { id, name: business.name, supportContact, logo: companyBranding.logo, embedOrigins: embedding.origins };
}
