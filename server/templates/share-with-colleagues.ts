import type { TemplateColleague } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { listColleagues } from '../signature-requests/name-colleagues.ts';
import type { TemplateRow } from './templates-repository.ts';

/** Who is named for a template, those who may change it first. */
export const listTemplateColleagues = (db: Kysely<Database>, templateId: string): Promise<TemplateColleague[]> =>
  db
    .selectFrom('template_shares')
    .innerJoin('users', 'users.id', 'template_shares.user_id')
    .select(['users.email', 'template_shares.sharing'])
    .where('template_id', '=', templateId)
    .orderBy('template_shares.sharing')
    .orderBy('users.email')
    .execute();

/**
 * Names the colleagues for whom a template is, instead of those who were named; who stays as named keeps who has named them. The maker,
 * who may all, is passed over. Throws for who is no colleague: outside the organisation nobody learns who has an account. Answers whether
 * anything is different now.
 */
export async function shareWithColleagues(
  trx: Kysely<Database>,
  { id, business_id, owner_id }: Pick<TemplateRow, 'id' | 'business_id' | 'owner_id'>,
  named: readonly TemplateColleague[],
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const known = await listColleagues(trx, business_id);
  const wanted = named.flatMap(({ email, sharing }) => {
    const colleague = known.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!colleague) throw refuse('error.sr.not_a_colleague');
    return colleague.id === owner_id ? [] : [{ user_id: colleague.id, sharing }];
  });
  const before = await trx
    .selectFrom('template_shares')
    .select(['user_id', 'sharing'])
    .where('template_id', '=', id)
    .execute();
  const isSame = (one: (typeof wanted)[number], other: (typeof wanted)[number]) =>
    one.user_id === other.user_id && one.sharing === other.sharing;
  const gone = before.filter((row) => !wanted.some((one) => isSame(one, row)));
  const added = wanted.filter((one) => !before.some((row) => isSame(one, row)));
  if (gone.length)
    await trx
      .deleteFrom('template_shares')
      .where('template_id', '=', id)
      .where(
        'user_id',
        'in',
        gone.map(({ user_id }) => user_id),
      )
      .execute();
  const share = { template_id: id, shared_by: by, shared_at: now };
  if (added.length)
    await trx
      .insertInto('template_shares')
      .values(added.map((one) => ({ ...share, ...one })))
      .execute();
  return gone.length + added.length > 0;
}
