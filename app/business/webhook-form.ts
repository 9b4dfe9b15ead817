import { webhookFields } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import { Id } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';

const listed = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), list);
const one = { webhookId: Id, updatedAt: z.string() };

/** What one of the forms of the page asks for. */
export const WebhookChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    description: webhookFields.description,
    url: webhookFields.url,
    types: listed(webhookFields.types),
  }),
  z.object({ intent: z.literal('test'), ...one }),
  z.object({ intent: z.literal('pause'), ...one }),
  z.object({ intent: z.literal('resume'), ...one }),
  z.object({ intent: z.literal('secret'), ...one }),
  z.object({ intent: z.literal('delete'), ...one }),
]);
