import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { CallbackState, CallbackType, CallbackUrl } from '../signature-requests/callback-schemas.ts';
import { line } from '../text.ts';

/** What can happen to a request of a business, as its programs hear of it. */
export const ProgramEventType = z.enum([
  'request.sent',
  'request.changed',
  'signature.signed',
  'request.signed',
  'request.declined',
  'request.withdrawn',
  'request.expired',
  'request.failed',
]);
export type ProgramEventType = z.infer<typeof ProgramEventType>;

/** What a delivery tells of: a callback of a request, an event, or that a webhook is tried. */
export const DeliveryType = z.enum([...CallbackType.options, ...ProgramEventType.options, 'webhook.test']);
export type DeliveryType = z.infer<typeof DeliveryType>;

export const webhookFields = {
  /** What the program is for, in the administrators' words. */
  description: line(200).min(1),
  url: CallbackUrl,
  types: z
    .array(ProgramEventType)
    .min(1)
    .max(ProgramEventType.options.length)
    .refine((types) => new Set(types).size === types.length, { message: 'duplicate' }),
};

/** A program that hears of what happens to every request of a business. */
export const Webhook = z.object({
  id: Id,
  description: z.string(),
  url: z.string(),
  types: z.array(ProgramEventType),
  /** Paused ones hear of nothing. */
  isActive: z.boolean(),
  /** Since when no call has come through; null where the last one did. */
  failingSince: Instant.nullable(),
  /** When we have paused it, because no call came through for days. */
  switchedOffAt: Instant.nullable(),
  secretMadeAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

/** A webhook with its secret, which is told once. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() });

export const WebhookParams = z.strictObject({ id: Id, webhookId: Id });

/** Most webhooks of a business. */
export const mostWebhooks = 20;

/** A call to a program of the business: to a webhook, or to the address that a request names. */
export const Delivery = z.object({
  id: Id,
  webhookId: Id.nullable(),
  requestId: Id.nullable(),
  type: DeliveryType,
  state: CallbackState,
  /** Without its query and without names and passwords: they may hold secrets. */
  address: z.string(),
  attempts: z.number().int(),
  /** A line for each try that failed. */
  messages: z.array(z.string()),
  resentAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Delivery = z.infer<typeof Delivery>;

/** How many deliveries or calls make a page. */
export const developerPageSize = 25;
