import { webhookFields } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import { readList } from '../forms/read-list.ts';

const { description, url, types } = webhookFields;
const fields = { description, url, types: readList(types) };
const one = { webhookId: Id, updatedAt: z.string() };

/** What one of the forms of the page asks for. */
export const WebhookWish = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), ...fields }),
  z.object({ intent: z.literal('change'), ...one, ...fields }),
  z.object({ intent: z.literal('test'), ...one }),
  z.object({ intent: z.literal('pause'), ...one }),
  z.object({ intent: z.literal('resume'), ...one }),
  z.object({ intent: z.literal('secret'), ...one }),
  z.object({ intent: z.literal('delete'), ...one }),
]);
