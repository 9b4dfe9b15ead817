import { sql } from 'kysely';
import type { DownloadCall } from '../documents/record-download.ts';
import type { ZipEntry } from '../documents/write-zip.ts';
import type { UserActor } from '../http/actor.ts';
import {
  exportChecks,
  exportIdentifications,
  exportPayments,
  exportSupplied,
} from '../identification/export-identifications.ts';
import { describeUser } from '../user/describe-user.ts';
import { encloseJson } from './export-request.ts';
import { listOwnRows } from './list-own-rows.ts';
import { getAccount } from '../accounts/user-repository.ts';

/** The person's own part of the archive: nothing that is only kept as a fingerprint, nothing that lets anybody in. */
export async function exportProfile({
  actor,
  db,
  now,
  services,
}: DownloadCall & { actor: UserActor }): Promise<ZipEntry[]> {
  const account = await getAccount(db, actor.id);
  const memberships = await db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['businesses.name', 'memberships.role', 'memberships.state', 'memberships.invited_at'])
    .select(['memberships.accepted_at', 'memberships.removed_at'])
    .where('memberships.user_id', '=', actor.id)
    .orderBy('memberships.id')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['created_at', 'sent_at', 'bounced_at', 'bounce_status', 'template', 'locale', 'subject'])
    .where(sql`lower(to_address)`, '=', account.email)
    .orderBy('created_at')
    .execute();
  const textMessages = account.mobile
    ? await db
        .selectFrom('sms_messages')
        .select(['created_at', 'sent_at', 'template', 'locale', 'to_number'])
        .where('to_number', '=', account.mobile)
        .orderBy('created_at')
        .execute()
    : [];
  const pictures = await db
    .selectFrom('visual_signatures')
    .selectAll()
    .where('user_id', '=', actor.id)
    .orderBy('created_at')
    .execute();
  const visualSignatures = pictures.map(({ user_id: _, picture, ...own }) => ({
    ...own,
    picture: picture && picture.toString('base64'),
  }));
  const user = await describeUser(services, account.id, now);
  const termsAcceptedAt = account.gtc_accepted_at;
  const identifications = await exportIdentifications(services, actor.id);
  const suppliedDocument = await exportSupplied(services, actor.id);
  const identityChecks = await exportChecks(services, actor.id);
  const identificationPayments = await exportPayments(services, actor.id);
  const own = await listOwnRows(db, actor.id);
  return [
    encloseJson('profile.json', {
      account: user,
      termsAcceptedAt,
      memberships,
      visualSignatures,
      ...own,
      identifications,
      suppliedDocument,
      identityChecks,
      identificationPayments,
      mails,
      textMessages,
    }),
  ];
}
