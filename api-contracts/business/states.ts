import * as z from 'zod';
import { Email, Id, Instant } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { ApiUsername } from './api-user.ts';
import { PaymentMethod } from './schemas.ts';
import { Settings } from './settings.ts';

export const businessStates = {
  /** The trial of a business that is TRIALING ends in 14 days. */
  'a person belongs to a business': z.object({
    userId: Id,
    businessId: Id,
    name: z.string(),
    role: z.enum(['admin', 'member']),
    paymentMethod: PaymentMethod.default('TRIALING'),
  }),
  /** Sent an hour ago by the first administrator of a business that exists. */
  'a person is invited to a business': z.object({ email: Email, businessId: Id, role: z.enum(['admin', 'member']) }),
  'a business has settled': z.object({ businessId: Id, settings: Settings }),
  /** Of one pixel, under this version. */
  'a business has a logo': z.object({ businessId: Id, version: z.string() }),
  /** A program of a business that exists, with this key. */
  'a business has an API user': z.object({
    businessId: Id,
    username: ApiUsername,
    description: z.string(),
    key: z.string(),
    /** Tokens name it. */
    keyId: Id,
    createdAt: Instant,
    lastUsedAt: Instant.nullable(),
  }),
  /** It hears of everything, and was made when it was changed last. */
  'a business has a webhook': z.object({
    businessId: Id,
    webhookId: Id,
    description: z.string(),
    url: z.string(),
    createdAt: Instant,
  }),
  'a business has as many webhooks as it may have': z.object({ businessId: Id }),
  /** Of the type webhook.test, caused when the webhook was made. */
  'a webhook was called in vain': z.object({
    businessId: Id,
    webhookId: Id,
    deliveryId: Id,
    state: z.enum(['OPEN', 'RESIGNATED']),
  }),
  /** It was sent, as its business's programs may ask later. Its number is the first. */
  'an event of a request was written': z.object({
    businessId: Id,
    requestId: Id,
    eventId: Id,
    documentId: Id,
    at: Instant,
  }),
  'an API user may hear of everything': z.object({ username: ApiUsername }),
  /** A minute ago. */
  'the key of an API user has ended': z.object({ username: ApiUsername }),
  /** A minute ago it read what can be signed with. */
  'a program has made a call': z.object({ businessId: Id, username: ApiUsername }),
  'a business has as many API users as it may have': z.object({ businessId: Id }),
  /** In QES, a minute ago, on a request of that person; it was told of in the business, too. */
  'a member has signed on the account of a business': z.object({ userId: Id, businessId: Id, requestId: Id, sid: Id }),
  /** Of each kind. */
  'a business has more activities than a file holds': z.object({ businessId: Id }),
} as const satisfies StateTable;
