import type { Kysely } from 'kysely';
import type { CheckedDocument } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import { fixedFields } from './release-names.ts';

/** The account's names follow a document that colleagues have checked, and are fixed; names that an identification has fixed stay. */
export async function followDocument(
  trx: Kysely<Database>,
  userId: string,
  { given_names, family_name }: CheckedDocument,
): Promise<void> {
  const { attributes } = await lockAccount(trx, userId);
  const { immutableEidFields = [] } = attributes;
  if (fixedFields.every((field) => immutableEidFields.includes(field))) return;
  const fixed = [...new Set([...immutableEidFields, ...fixedFields])];
  await trx
    .updateTable('users')
    .set({
      first_name: given_names,
      last_name: family_name,
      attributes: JSON.stringify({ ...attributes, immutableEidFields: fixed }),
    })
    .where('id', '=', userId)
    .execute();
}
