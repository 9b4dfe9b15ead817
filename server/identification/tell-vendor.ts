import { markVisit } from '@sigillum/api-contracts/page-owner.ts';
import { openEidData } from '../identity/eid-secrets.ts';
import type { IdentityOrder, IdentityVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { readOwner } from './case-owner.ts';
import type { CaseRow } from './cases-repository.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { sealLink } from './identity-secrets.ts';
import { nameWayScreen } from './name-way-screen.ts';

/** The page of the way. A visitor's has no secret in its address, which the vendor learns: the browser knows it. */
function writeReturnPath(row: CaseRow, visit: string | undefined): string {
  const { sid, request_id } = row;
  const way = nameWayScreen(row);
  const query = new URLSearchParams({ ...(request_id !== null && { request: request_id }), ...(visit && { visit }) });
  const page = sid === null ? `/profile/signature-standards/${way}` : `/direct-sign/identification/${way}`;
  return query.size > 0 ? `${page}?${query}` : page;
}

/** The mark of the link by which the person signs; who has an account has none. */
async function findMark({ db, secrets }: Pick<Services, 'db' | 'secrets'>, sid: string): Promise<string | undefined> {
  const { visit_encrypted } = await db
    .selectFrom('signatures')
    .select('visit_encrypted')
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  return visit_encrypted === null ? undefined : markVisit(secrets.decrypt(visit_encrypted, sid));
}

/** What the person has written down of the document, for a vendor that takes it. */
const readSupplied = (
  secrets: Services['secrets'],
  { takesDocument }: IdentityVendor,
  { user_id }: CaseRow,
  { supplied }: Subject,
): Pick<IdentityOrder, 'supplied'> =>
  takesDocument && user_id !== null && supplied !== null ? { supplied: openEidData(secrets, user_id, supplied) } : {};

/**
 * Makes the case known to its vendor, under its own id: whoever dies in between asks again and gets the same. Throws IdentityVendorError
 * while the vendor is away.
 */
export async function tellVendor(
  { db, secrets, config, now }: Services,
  vendor: IdentityVendor,
  row: CaseRow,
): Promise<void> {
  const { id, legislation, kind, email } = row;
  const subject = await findSubject(db, readOwner(row));
  const visit = row.sid === null ? undefined : await findMark({ db, secrets }, row.sid);
  const { reference, link } = await vendor.start({
    caseId: id,
    legislation,
    kind,
    email,
    language: subject.language,
    givenNames: subject.firstName ?? subject.statedFirstName ?? '',
    familyName: subject.lastName ?? subject.statedLastName ?? '',
    mobile: subject.mobile,
    ...readSupplied(secrets, vendor, row, subject),
    returnUrl: new URL(writeReturnPath(row, visit), config.publicUrl).href,
    ...(row.request_id !== null && { requestId: row.request_id }),
    isVisit: row.sid !== null,
    visit,
  });
  await db
    .updateTable('identification_cases')
    .set({ reference, link: sealLink(secrets, id, link), mobile: subject.mobile, updated_at: now() })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .execute();
}
