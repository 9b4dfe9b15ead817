import * as z from 'zod';
import { PaymentMethod } from '../business/schemas.ts';
import { Settings } from '../business/settings.ts';
import { mostGroupMembers } from '../groups/schemas.ts';
import { noticeStatuses } from '../maintenance/schemas.ts';
import { Id, Instant, Legislation, Quality } from '../schemas.ts';
import { DeliveryType } from '../business/webhook-schemas.ts';
import { CallbackState } from '../signature-requests/callback-schemas.ts';

const Count = z.number().int().min(0);

/** One kind of job, as it stands. */
export const Queue = z.object({
  name: z.string(),
  /** Wait for their turn or for another try, and are due. */
  waiting: Count,
  /** Wait for a moment that is still to come. */
  later: Count,
  active: Count,
  /** Were given up, and are still kept. */
  failed: Count,
  /** Since when the oldest one that is due has waited, in seconds; null where none is. */
  oldestSeconds: Count.nullable(),
});
export type Queue = z.infer<typeof Queue>;

/** How the installation is. */
export const Installation = z.object({
  /** When this process began. */
  startedAt: Instant,
  isTestSystem: z.boolean(),
  isReady: z.boolean(),
  /** Each part with its word, as /readyz has it: `ok`, `failed`, or what was found. */
  checks: z.array(z.object({ part: z.string(), state: z.string(), notices: z.array(z.string()) })),
  /** Certificates and lists with the whole days that are left. */
  daysLeft: z.array(z.object({ part: z.string(), name: z.string(), days: z.number().int() })),
  workers: z.object({ size: Count, busy: Count, waiting: Count }),
  queues: z.array(Queue),
  databaseBytes: Count,
  files: z.object({ count: Count, bytes: Count }),
  freeBytes: Count,
});
export type Installation = z.infer<typeof Installation>;

export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** A job that is not done. What it carries are ids, which are not told. */
export const OperatorJob = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(jobStates),
  attempts: Count,
  tries: Count,
  createdAt: Instant,
  /** Not before. */
  dueAt: Instant,
  /** Why the last try failed, without what logs leave out. */
  failure: z.string().nullable(),
  canRetry: z.boolean(),
  /** Only what loses no more than a message is cancelled by hand. */
  canCancel: z.boolean(),
});
export type OperatorJob = z.infer<typeof OperatorJob>;

/** A mail or a text message: to whom, of which kind and when, never what it says. */
export const OperatorMessage = z.object({
  id: Id,
  to: z.string(),
  template: z.string(),
  locale: z.string(),
  createdAt: Instant,
  /** Null while it waits. */
  sentAt: Instant.nullable(),
});
export type OperatorMessage = z.infer<typeof OperatorMessage>;

/** A call to somebody else's program. Of its address the host alone: paths and queries may hold secrets. */
export const OperatorCallback = z.object({
  id: Id,
  /** Null for a try of a webhook. */
  requestId: Id.nullable(),
  type: DeliveryType,
  state: CallbackState,
  host: z.string(),
  attempts: Count,
  createdAt: Instant,
  updatedAt: Instant,
});
export type OperatorCallback = z.infer<typeof OperatorCallback>;

/** What an operator announces. */
export const NoticeDraft = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  isBlocking: z.boolean(),
  status: z.enum(noticeStatuses).default('in_progress'),
  /** At once without. */
  startsAt: Instant.nullable(),
  /** Until it is ended without. */
  endsAt: Instant.nullable(),
});
export type NoticeDraft = z.infer<typeof NoticeDraft>;

export const OperatorNotice = z.object({
  id: z.number().int(),
  url: z.string().nullable(),
  isBlocking: z.boolean(),
  status: z.enum(noticeStatuses),
  startsAt: Instant,
  endsAt: Instant.nullable(),
});
export type OperatorNotice = z.infer<typeof OperatorNotice>;
export const NoticeParams = z.strictObject({ id: z.coerce.number<string | number>().int().min(1).max(2_147_483_647) });

export const OperatorBusiness = z.object({
  id: Id,
  name: z.string(),
  plan: z.string(),
  paymentMethod: PaymentMethod,
  /** Null where nobody counts them. */
  seats: Count.nullable(),
  members: Count,
  /** How many groups of signers there may be, and of how many people each. */
  signerGroups: Settings.shape.signerGroups,
  trialEndsAt: Instant.nullable(),
  createdAt: Instant,
});
export type OperatorBusiness = z.infer<typeof OperatorBusiness>;

/** How many groups of signers a business may have, and of how many people each. */
export const GroupAllowance = z.object({
  maxGroups: Count.max(10_000),
  maxParticipants: Count.min(1).max(mostGroupMembers),
});

/** What an operator changes about the plan of a business, as `npm run plans` does. */
export const PlanWish = z.discriminatedUnion('change', [
  z.strictObject({
    change: z.literal('set'),
    plan: z.string().min(1).max(50),
    seats: z.number().int().min(1).max(999_999).nullable(),
  }),
  /** Until the end of that day in the caller's zone (X-Time-Zone, default Europe/Zurich). */
  z.strictObject({ change: z.literal('trial'), until: z.iso.date() }),
  z.strictObject({ change: z.literal('block') }),
  z.strictObject({ change: z.literal('unblock') }),
  z.strictObject({ change: z.literal('groups'), ...GroupAllowance.shape }),
]);
export type PlanWish = z.infer<typeof PlanWish>;

/** The log-in of an organisation's people. Its client secret is told to nobody. */
export const OrganisationLogin = z.object({
  /** ASCII, lower case. */
  domain: z.string(),
  /** Null where it is switched off and set up no more. */
  issuer: z.string().nullable(),
  /** Whose administrator has set it up; null: it was done by the command. */
  businessName: z.string().nullable(),
  /** Null while it counts. */
  switchedOffAt: Instant.nullable(),
});
export type OrganisationLogin = z.infer<typeof OrganisationLogin>;

/** A request as whoever runs the installation may know it: how it stands and what happened, nothing of what it is about or of whom. */
export const RequestFacts = z.object({
  id: Id,
  status: z.string(),
  quality: Quality,
  legislation: Legislation,
  businessId: Id.nullable(),
  createdAt: Instant,
  initiatedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  documents: Count,
  signatures: z.array(
    z.object({ sid: Id, status: z.string(), invitedAt: Instant.nullable(), signedAt: Instant.nullable() }),
  ),
  events: z.array(z.object({ seq: Count, name: z.string(), at: Instant })),
  /** Whether the chain of events is whole. */
  isIntact: z.boolean(),
});
export type RequestFacts = z.infer<typeof RequestFacts>;

/** Everything that an operator does, and what is looked up of one request. */
export const operatorActs = [
  'OPERATOR_ADDED',
  'OPERATOR_REMOVED',
  'JOB_RETRIED',
  'JOB_CANCELLED',
  'NOTICE_ANNOUNCED',
  'NOTICE_CHANGED',
  'NOTICE_ENDED',
  'PLAN_CHANGED',
  'LOGIN_SWITCHED_OFF',
  'LOGIN_SWITCHED_ON',
  'REQUEST_LOOKED_UP',
  'CONFIGURATION_EXPORTED',
  'EVENTS_CHECKED',
] as const;
export type OperatorAct = (typeof operatorActs)[number];

/** What the last check of the chain of acts found. */
export const ChainCheck = z.object({
  /** The last act that was found as it was written. */
  seq: Count,
  isIntact: z.boolean(),
  at: Instant,
});
export type ChainCheck = z.infer<typeof ChainCheck>;

/** Names an act in an address. */
export const EventSeq = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);

export const OperatorEvent = z.object({
  seq: Count,
  at: Instant,
  act: z.enum(operatorActs),
  /** The address of the operator; null for a command on the machine itself. */
  by: z.string().nullable(),
  /** What it was about: a job, a notice, a business, a request, a person. */
  subject: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});
export type OperatorEvent = z.infer<typeof OperatorEvent>;
