import type { IdentPayment } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { EidData } from '@sigillum/api-contracts/user/eid-data.ts';
import { openEidData } from '../identity/eid-secrets.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { IdentifiedPerson } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import type { IdentifiedRow } from './cases-repository.ts';
import { openDocument, openPerson } from './identity-secrets.ts';
import { describePayment, listPayments } from './payments-repository.ts';

/** Everything that is kept of a person's identifications, the identity documents among it, for the person's own export. */
export async function exportIdentifications(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
): Promise<(Omit<IdentifiedRow, 'user_id' | 'sid' | 'person'> & { person: IdentifiedPerson | null })[]> {
  const rows = await db
    .selectFrom('identifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('identified_at')
    .execute();
  return rows.map(({ user_id: _user, sid: _sid, person, ...row }) => ({
    ...row,
    person: openPerson(secrets, row.case_id, person),
  }));
}

/** What the person has written down of the own document and nobody has checked yet; null where nothing is kept. */
export async function exportSupplied(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
): Promise<(EidData & { suppliedAt: string }) | null> {
  const { eidData } = (await getAccount(db, userId)).attributes;
  return eidData ? { ...openEidData(secrets, userId, eidData.sealed), suppliedAt: eidData.at } : null;
}

/** Every record of the person's identity document by colleagues, with what stands in it. */
export async function exportChecks({ db, secrets }: Pick<Services, 'db' | 'secrets'>, userId: string) {
  const rows = await db
    .selectFrom('identity_checks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('recorded_at')
    .execute();
  return rows.map(({ user_id: _user, officer_id: _officer, document, ...row }) => ({
    ...row,
    document: document === null ? null : openDocument(secrets, row.id, document),
  }));
}

/** What the person has paid for being identified. The books keep it without the person. */
export const exportPayments = async ({ db }: Pick<Services, 'db'>, userId: string): Promise<IdentPayment[]> =>
  (await listPayments(db, userId)).map(describePayment);
