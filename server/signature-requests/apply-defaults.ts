import type { Kysely } from 'kysely';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Database } from '../database/schema.ts';
import { readOffered } from '../rules/find-offer.ts';
import type { Services } from '../services.ts';
import { isOffered } from '../rules/quality-rule.ts';
import { readPreferences } from '../accounts/preferences.ts';

interface Law {
  quality?: Quality | undefined;
  legislation?: Legislation | undefined;
}

/**
 * What a new request asks of its signatures where the call does not say: the owner's defaults. A default quality in which nobody can sign
 * here any more, or not under the request's legislation, counts as SES, so that nobody is kept from uploading by a setting; the settings
 * say so.
 */
export async function applyDefaults<Fields extends Law>(
  { trust }: Pick<Services, 'trust'>,
  db: Kysely<Database>,
  ownerId: string,
  fields: Fields,
): Promise<Fields & Required<Law>> {
  const { attributes } = await db
    .selectFrom('users')
    .select('attributes')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const { defaultQuality, defaultLegislation } = readPreferences(attributes);
  const legislation = fields.legislation ?? defaultLegislation;
  const usual = isOffered(defaultQuality, await readOffered(trust, legislation)) ? defaultQuality : 'SES';
  return { ...fields, quality: fields.quality ?? usual, legislation };
}
