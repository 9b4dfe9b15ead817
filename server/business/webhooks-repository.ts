import { randomUUID } from 'node:crypto';
import type { Webhook } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { writeInstant } from '../http/write-instant.ts';
import { makeCallbackSecret } from '../rules/callback-secret.ts';
import type { Secrets } from '../process/secrets.ts';
import { requireUnchanged } from './require-unchanged.ts';

type WebhookRow = Selectable<Database['webhooks']>;

/** The webhooks of a business, oldest first. */
export const listWebhookRows = (db: Kysely<Database>, businessId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A webhook of the business, locked until the transaction ends. `readAt`: the `updated_at` that the caller has seen. Throws a refusal. */
export async function claimWebhook(
  trx: Kysely<Database>,
  { id, webhookId }: { id: string; webhookId: string },
  readAt?: string,
): Promise<WebhookRow> {
  const row = await trx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', webhookId)
    .where('business_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return requireUnchanged(row, readAt);
}

/** Stores another webhook; its secret is told this once. */
export async function storeWebhook(
  trx: Kysely<Database>,
  secrets: Pick<Secrets, 'encrypt'>,
  fields: Pick<WebhookRow, 'business_id' | 'description' | 'url' | 'types'>,
  now: Date,
): Promise<{ row: WebhookRow; secret: string }> {
  const id = randomUUID();
  const { secret, kept } = makeCallbackSecret(secrets, id, undefined, now);
  const row = await trx
    .insertInto('webhooks')
    .values({ ...fields, ...kept, id, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, secret };
}

export const changeWebhook = (trx: Kysely<Database>, id: string, changes: Updateable<Database['webhooks']>) =>
  trx.updateTable('webhooks').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** A webhook as its contract shows it; nothing of its secret but when it was made. */
export const describeWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  description: row.description,
  url: row.url,
  types: row.types,
  isActive: row.is_active,
  failingSince: writeInstant(row.failing_since),
  switchedOffAt: writeInstant(row.switched_off_at),
  secretMadeAt: row.secret_made_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
