import type { Kysely } from 'kysely';
import { mailAdmins } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** A webhook through which no call has come for so long is switched off. */
export const longestFailingMs = 3 * 24 * 3600 * 1000;

interface Result {
  webhookId: string;
  isDelivered: boolean;
  /** All tries of this call are used up. */
  isGivenUp: boolean;
  /** The receiver says that it is gone for good. */
  isGone: boolean;
  now: Date;
}

/**
 * Notes on a webhook, in the transaction of a try, whether calls come through. One that has failed for days, or is gone for good, is switched
 * off, and the administrators are told. Where events are rare, a single failure says nothing of the days since the one before: what
 * fails is tried to its end first.
 */
export async function noteWebhookResult(
  services: Services,
  trx: Kysely<Database>,
  { webhookId, isDelivered, isGivenUp, isGone, now }: Result,
): Promise<void> {
  const webhook = await trx
    .selectFrom('webhooks')
    .innerJoin('businesses', 'businesses.id', 'webhooks.business_id')
    .select(['businesses.id', 'name', 'description', 'failing_since', 'is_active'])
    .where('webhooks.id', '=', webhookId)
    .forNoKeyUpdate('webhooks')
    .executeTakeFirst();
  if (!webhook?.is_active) return;
  const change = (changes: {
    failing_since: Date | null;
    is_active?: false;
    switched_off_at?: Date;
    updated_at?: Date;
  }) => trx.updateTable('webhooks').set(changes).where('id', '=', webhookId).execute();
  if (isDelivered) {
    if (webhook.failing_since) await change({ failing_since: null });
    return;
  }
  const failing_since = webhook.failing_since ?? now;
  const hasFailedForDays = isGivenUp && now.getTime() - failing_since.getTime() >= longestFailingMs;
  if (!isGone && !hasFailedForDays) {
    if (!webhook.failing_since) await change({ failing_since });
    return;
  }
  await change({ failing_since, is_active: false, switched_off_at: now, updated_at: now });
  const values = {
    businessName: webhook.name,
    webhookName: webhook.description,
    since: failing_since,
    url: `${services.config.publicUrl}/business/developers/webhooks`,
  };
  await mailAdmins(trx, services, webhook.id, { template: 'webhook-off', values });
}
