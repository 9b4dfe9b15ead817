import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { storeEmailChange } from './email-change-repository.ts';
import { findAccount, type UserRow } from '../accounts/user-repository.ts';

const mostAnHour = 5;

/**
 * Mails a link to the address that a person wants, and a notice to the one they have. The way is the same whether the new one has an
 * account or not; only what its owner reads differs. At most five an hour for one person and for one address.
 */
export async function beginEmailChange(
  services: Services,
  trx: Kysely<Database>,
  { user, email, zone }: { user: UserRow; email: string; zone: string },
  now: Date,
): Promise<void> {
  for (const key of [`email-change:${user.id}`, `email-change-to:${email}`]) {
    const retryAfter = await countTry(trx, { key, limit: mostAnHour, windowSeconds: 3600 }, now);
    if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  }
  const { config, secrets } = services;
  const isVoid = (await findAccount(trx, email)) !== undefined;
  const token = secrets.createToken(256);
  const tokenHash = secrets.hashToken(token);
  const expiresAt = await storeEmailChange(trx, { userId: user.id, tokenHash, email, isVoid }, now);
  const link = (path: string, query = {}) => `${config.publicUrl}${path}?${new URLSearchParams(query)}`;
  const content: Pick<Mail, 'template' | 'values'> = isVoid
    ? { template: 'email-taken', values: { url: link('/login', { email }) } }
    : { template: 'confirm-new-email', values: { url: link('/profile/confirm', { token }), expiresAt } };
  await queueMail(services, trx, { to: email, language: user.lang, zone, ...content } as Mail);
  const values = { email, url: link('/profile') };
  await queueMail(services, trx, { to: user.email, language: user.lang, zone, template: 'email-change-asked', values });
}
