import type { Delivery } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { writeInstant } from '../http/write-instant.ts';

/** Scheme, host and path: what stands before and behind may be a secret of the receiver. */
const showAddress = (url: string): string => {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** A call to a program as the administrators of its business see it. */
export const describeDelivery = (row: Selectable<Database['callbacks']>): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  requestId: row.request_id,
  type: row.type,
  state: row.state,
  address: showAddress(row.url),
  attempts: row.attempts,
  messages: row.messages,
  resentAt: writeInstant(row.resent_at),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
