import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import type { CaseRow } from './cases-repository.ts';
import { sealLink } from './identity-secrets.ts';

/** The last part of a way's screen, under which the person comes back. */
const screens = { video: 'video', robo: 'self', autoident: 'auto' } as const satisfies Record<CaseRow['kind'], string>;

/**
 * Makes the case known to its vendor, under its own id: whoever dies in between asks again and gets the same. Throws IdentityVendorError
 * while the vendor is away.
 */
export async function tellVendor(
  { db, secrets, config, now }: Services,
  vendor: IdentityVendor,
  { id, user_id, legislation, kind, email }: CaseRow,
): Promise<void> {
  const account = await getAccount(db, user_id);
  const { reference, link } = await vendor.start({
    caseId: id,
    legislation,
    kind,
    email,
    language: account.lang as Language,
    givenNames: account.first_name,
    familyName: account.last_name,
    mobile: account.mobile,
    returnUrl: `${config.publicUrl}/profile/signature-standards/${legislation.toLowerCase()}/${screens[kind]}`,
  });
  await db
    .updateTable('identification_cases')
    .set({ reference, link: sealLink(secrets, id, link), mobile: account.mobile, updated_at: now() })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .execute();
}
