import * as z from 'zod';
import { Id, Instant, Legislation, Quality } from '../schemas.ts';

/** A day of our era: calendars have no year 0. */
const Day = z.iso.date().refine((day) => !day.startsWith('0000'), { message: 'no_such_year' });

/** Days of the caller’s zone (X-Time-Zone), both included. */
const period = { start_date: Day.optional(), end_date: Day.optional() };

const isInOrder = ({ start_date, end_date }: { start_date?: string | undefined; end_date?: string | undefined }) =>
  start_date === undefined || end_date === undefined || start_date <= end_date;
const endsAfterStart = { message: 'end_before_start', path: ['end_date'] };

/** How activities are asked for. */
export const ActivityQuery = z
  .strictObject({
    page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    sort: z.enum(['asc', 'desc']).default('desc'),
    ...period,
  })
  .refine(isInOrder, endsAfterStart);

export const IdentificationExportQuery = z.strictObject(period).refine(isInOrder, endsAfterStart);

/** By cost centre it is a report with a line for each, its quality and law; else a line for each signature. */
export const SignatureExportQuery = z
  .strictObject({ ...period, group_by: z.enum(['signature', 'cost_center']).default('signature') })
  .refine(isInOrder, endsAfterStart);

/** Who did it or to whom it happened, as evidence keeps it. */
const ActivityPerson = z.object({
  /** Of a program its user name. */
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** `member`: belonged to the business at that moment. `operator`: whoever runs the installation. `server`: it by itself. `unknown`: nobody can say any more. */
  type: z.enum(['member', 'external', 'api', 'operator', 'server', 'unknown']),
  /** As the request has it, as long as the request is there. */
  mobile: z.string().nullable(),
});
export type ActivityPerson = z.infer<typeof ActivityPerson>;

export const SignatureActivity = z.object({
  /** Of the signature (`sid`); of a seal without a request that of the sealed document. */
  id: Id,
  action: z.enum(['SIGNED', 'SEALED']),
  timestamp: Instant,
  /** Null for a seal that a program has made without a request. */
  signature_request_id: Id.nullable(),
  /** The business of the request’s owner when the request was made, or of the seal. */
  business_id_paid_by: Id,
  cost_center: z.string().nullable(),
  initiator: ActivityPerson,
  signer: ActivityPerson,
  quality: Quality,
  legislation: Legislation,
});
export type SignatureActivity = z.infer<typeof SignatureActivity>;

/** Everything that is told of an organisation beside signatures and identifications. */
export const accountActions = [
  'FOUNDED',
  'MEMBER_INVITED',
  'INVITATION_CANCELLED',
  'INVITATION_DECLINED',
  'MEMBER_JOINED',
  'MEMBER_LEFT',
  'MEMBER_REMOVED',
  'DEPUTY_NAMED',
  'DEPUTY_ENDED',
  'ADMIN_MADE',
  'ADMIN_REVOKED',
  'PROFILE_CHANGED',
  'SETTINGS_CHANGED',
  'DELETION_REQUESTED',
  'DELETION_REVOKED',
  'DOMAIN_ADDED',
  'DOMAIN_ACTIVATED',
  'DOMAIN_REMOVED',
  'SSO_CHANGED',
  'PLAN_CHANGED',
  'TRIAL_ENDED',
  'AES_APPLIED',
  'AES_CONFIRMED',
  'AES_DECLINED',
  'AES_ENDED',
  'OFFICER_MADE',
  'OFFICER_REVOKED',
  'IDENTITY_RECORDED',
  'IDENTITY_CONFIRMED',
  'IDENTITY_REJECTED',
  'IDENTITY_WITHDRAWN',
  'IDENTITY_ENDED',
  'GROUP_CREATED',
  'GROUP_CHANGED',
  'GROUP_DELETED',
  'SEAL_CHANGED',
  'API_USER_CREATED',
  'API_USER_CHANGED',
  'API_USER_DELETED',
  'WEBHOOK_CREATED',
  'WEBHOOK_CHANGED',
  'WEBHOOK_DELETED',
  'TEMPLATE_CREATED',
  'TEMPLATE_CHANGED',
  'TEMPLATE_DELETED',
] as const;
export type AccountAction = (typeof accountActions)[number];

export const AccountActivity = z.object({
  /** The number of the event in the chain of its organisation. */
  id: z.string(),
  action: z.enum(accountActions),
  timestamp: Instant,
  actor: ActivityPerson,
  /** Whom it happened to, who need not be the one who acted. */
  email: z.string().nullable(),
  role: z.enum(['admin', 'member']).nullable(),
  /** The group, the seal, the API user or the domain, by its name. */
  subject: z.string().nullable(),
  /** Names of the fields that changed. */
  changed: z.array(z.string()),
});
export type AccountActivity = z.infer<typeof AccountActivity>;

export const IdentificationActivity = z.object({
  id: z.string(),
  timestamp: Instant,
  business_id_paid_by: Id,
  /** The request for which it was made, or whose signature shows it; null where it was made for none. */
  signature_request_id: Id.nullable(),
  person: ActivityPerson,
  quality: Quality,
  legislation: Legislation,
});
export type IdentificationActivity = z.infer<typeof IdentificationActivity>;

/** One page of activities. */
const page = <Activity extends z.ZodType>(activity: Activity) =>
  z.object({
    total_pages: z.number().int(),
    total_items: z.number().int(),
    current_page: z.number().int(),
    size: z.number().int(),
    activities: z.array(activity),
  });
export const SignatureActivityPage = page(SignatureActivity);
export type SignatureActivityPage = z.infer<typeof SignatureActivityPage>;
export const AccountActivityPage = page(AccountActivity);
export type AccountActivityPage = z.infer<typeof AccountActivityPage>;
export const IdentificationActivityPage = page(IdentificationActivity);
export type IdentificationActivityPage = z.infer<typeof IdentificationActivityPage>;

/** Most lines of one file; a longer period is asked for in parts. */
export const mostExportedRows = 250_000;

/** The header of a file that says how many lines follow the line of names: who has fewer has not got it whole. */
export const exportedRowsHeader = 'x-row-count';
