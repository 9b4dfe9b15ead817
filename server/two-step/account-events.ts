import type { Kysely } from 'kysely';
import type { AccountEventName } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Database } from '../database/schema.ts';
import { queueMail, type MailServices } from '../mail/queue-mail.ts';
import type { UserRow } from '../accounts/user-repository.ts';

interface AccountEvent {
  name: AccountEventName;
  user: Pick<UserRow, 'id' | 'email' | 'lang'>;
  meta: { ip: string; zone: string };
  /** The passkey's name. */
  detail?: string;
}

/** Writes down what happened to the safety of an account, and tells its owner by mail, in the caller's transaction. */
export async function recordAccountEvent(
  services: MailServices,
  trx: Kysely<Database>,
  { name, user, meta, detail }: AccountEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('account_events')
    .values({ user_id: user.id, at: now, name, ip: meta.ip || null, detail: detail ?? null })
    .execute();
  await queueMail(services, trx, {
    to: user.email,
    language: user.lang,
    zone: meta.zone,
    template: 'safety-changed',
    values: {
      change: name,
      happenedAt: now,
      ...(meta.ip && { ip: meta.ip }),
      ...(detail && { detail }),
      url: `${services.config.publicUrl}/profile/security`,
    },
  });
}

/** The newest ten. */
export async function listAccountEvents(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('account_events')
    .select(['name', 'at', 'ip', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}
