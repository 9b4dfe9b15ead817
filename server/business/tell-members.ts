import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { MailTemplate, MailValues } from '../mail/mail.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import { endInvitation } from './membership-history.ts';

/** Whoever gets a mail about belonging to a business. */
export interface Recipient {
  email: string;
  /** Of the account; without one, that of whoever acts. */
  lang: string | null;
}

export const nameActor = ({ firstName, lastName, email }: UserActor): string => joinName(firstName, lastName) || email;

/** Tells people by mail what has changed about who belongs to a business, inside the caller's transaction. `path`: where they go on. */
export async function tellMembers(
  trx: Kysely<Database>,
  { actor, services, meta, now }: Call<UserActor>,
  recipients: readonly Recipient[],
  { path = '', ...values }: Pick<MailValues['membership-changed'], 'change' | 'businessName'> & { path?: string },
): Promise<void> {
  const mails = recipients.map(({ email, lang }) => ({
    to: email,
    language: lang ?? actor.lang,
    zone: meta.zone,
    template: 'membership-changed' as const,
    values: { ...values, personName: nameActor(actor), happenedAt: now, url: services.config.publicUrl + path },
  }));
  await queueMails(services, trx, mails);
}

/** Mails invitations into a business; where an address has no account, the link leads to where one is made. */
export async function mailInvitations(
  trx: Kysely<Database>,
  { actor, services, meta, now }: Call<UserActor>,
  recipients: readonly Recipient[],
  { businessName, role }: { businessName: string; role: 'admin' | 'member' },
): Promise<void> {
  const mails = recipients.map(({ email, lang }) => ({
    to: email,
    language: lang ?? actor.lang,
    zone: meta.zone,
    template: 'business-invitation' as const,
    values: {
      businessName,
      inviterName: nameActor(actor),
      role,
      expiresAt: endInvitation(now),
      hasAccount: lang !== null,
      // With another address nobody would find the invitation.
      url: `${services.config.publicUrl}${lang === null ? '/signup' : '/login'}?${new URLSearchParams({ email })}`,
    },
  }));
  await queueMails(services, trx, mails);
}

/** The administrators of a business, for mails. */
export const listAdminRecipients = (db: Kysely<Database>, businessId: string): Promise<Recipient[]> =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.lang'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('memberships.role', '=', 'admin')
    .orderBy('sort_name')
    .limit(100)
    .execute();

type Written = { [Template in MailTemplate]: { template: Template; values: MailValues[Template] } }[MailTemplate];

/** Mails the same to every administrator of a business, each in their language, inside the caller's transaction. */
export async function mailAdmins(
  trx: Kysely<Database>,
  services: Parameters<typeof queueMails>[0],
  businessId: string,
  written: Written,
): Promise<void> {
  const admins = await listAdminRecipients(trx, businessId);
  const mails = admins.map(({ email, lang }) => ({ to: email, language: lang ?? 'en', ...written }));
  await queueMails(services, trx, mails);
}
