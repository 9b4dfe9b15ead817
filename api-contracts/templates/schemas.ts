import * as z from 'zod';
import { Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import { AttachOnSuccess } from '../signature-requests/attach-on-success.ts';
import { FieldDeclaration, fieldLimits } from '../signature-requests/field-schemas.ts';
import { Message, PositionInput, Title } from '../signature-requests/inputs.ts';
import { Quorum } from '../signature-requests/quorum.ts';
import { ReminderSchedule } from '../signature-requests/reminder-schedule.ts';
import { ObserverTold, Position, RequestDocument } from '../signature-requests/schemas.ts';
import { line } from '../text.ts';

/** What colleagues may do with a template: nothing, make requests of it, or change it, too. */
export const TemplateSharing = z.enum(['NONE', 'USE', 'EDIT']);
export type TemplateSharing = z.infer<typeof TemplateSharing>;

/** What a colleague who is named may do with it. */
export const ColleagueSharing = TemplateSharing.exclude(['NONE']);
export type ColleagueSharing = z.infer<typeof ColleagueSharing>;

/** Somebody of the organisation for whom a template is, whatever all others may do with it. */
export const TemplateColleague = z.object({
  email: z.string(),
  sharing: ColleagueSharing,
});
export type TemplateColleague = z.infer<typeof TemplateColleague>;

/** What the caller may do with a template now; screens only ask `includes`. */
export const TemplateAction = z.enum(['use', 'edit', 'share', 'delete']);
export type TemplateAction = z.infer<typeof TemplateAction>;

/** Whoever is named for it signs, or observes. */
export const TemplateRole = z.object({
  id: Id,
  kind: z.enum(['SIGNER', 'OBSERVER']),
  /** Empty: nobody has given it a name yet, and its number stands for it. */
  name: z.string(),
  /** As of a signature: -1 is no order. */
  sequence: z.number().int(),
  /** As of a signature: of all roles of that quorum so many sign. */
  quorum: Quorum.optional(),
  /** Of one that signs: any one of this group of the organisation, unless somebody is named. Absent once the group is gone. */
  signer_group_id: Id.optional(),
  /** As of an observer; of a signer it says nothing. */
  told: ObserverTold.optional(),
});
export type TemplateRole = z.infer<typeof TemplateRole>;

/** Where whoever is named for a role signs visibly: exactly one of position and form_field. */
export const TemplatePlace = z.object({
  role_id: Id,
  document_id: Id,
  position: Position.optional(),
  form_field: z.string().optional(),
  /** The file was replaced, and whether the place is still right is for a person to say: until then nothing is made of the template. */
  is_doubtful: z.boolean(),
});
export type TemplatePlace = z.infer<typeof TemplatePlace>;

/** What whoever is named for a role fills in; the order in the list is the order in which the person is led. */
export const TemplateField = FieldDeclaration.extend({
  role_id: Id,
  document_id: Id,
  /** As of a place. */
  is_doubtful: z.boolean().default(false),
});
export type TemplateField = z.output<typeof TemplateField>;

/** Title and message of a request, in one language. */
export const TemplateText = z.object({ language: Language, title: z.string(), message: z.string() });
export type TemplateText = z.infer<typeof TemplateText>;

export const TemplateDocument = z.object({
  ...RequestDocument.omit({ version_id: true }).shape,
  /** Every page's, in order, in points as displayed. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
});
export type TemplateDocument = z.infer<typeof TemplateDocument>;

/** A row of the list. */
export const ListedTemplate = z.object({
  id: Id,
  name: z.string(),
  /** Who made it, by name; null once that person has left the organisation. */
  owner: z.string().nullable(),
  /** What everybody in the organisation may do with it. */
  sharing: TemplateSharing,
  /** For what the caller was named, and by whom, by name (null once that person has left); null: was not named. */
  own_share: z.object({ sharing: ColleagueSharing, by: z.string().nullable() }).nullable(),
  /** How many colleagues are named; 0 for whoever may not share it. */
  colleague_count: z.number().int(),
  /** Counts from 1. */
  version: z.number().int(),
  role_count: z.number().int(),
  document_count: z.number().int(),
  has_doubts: z.boolean(),
  actions: z.array(TemplateAction),
  updated_at: Instant,
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

/** What is kept of a request to make others like it. It names no person. */
export const Template = z.object({
  ...ListedTemplate.shape,
  quality: Quality,
  legislation: Legislation,
  texts: z.array(TemplateText),
  roles: z.array(TemplateRole),
  documents: z.array(TemplateDocument),
  places: z.array(TemplatePlace),
  fields: z.array(TemplateField),
  /** Who is named, those who may change it first; of who may not share it, nobody. */
  colleagues: z.array(TemplateColleague),
  /** Days after which a request expires, counted from when it is made; null: never. */
  expiry_days: z.number().int().nullable(),
  reminders: ReminderSchedule,
  delegation_allowed: z.boolean(),
  /** Its requests begin in the inbox of the team, whatever the organisation has settled. */
  team_inbox: z.boolean().optional(),
  attach_on_success: z.array(AttachOnSuccess),
  created_at: Instant,
});
export type Template = z.infer<typeof Template>;

/** What a version changed. */
export const TemplateChange = z.enum([
  'CREATED',
  'NAME',
  'TEXTS',
  'ROLES',
  'DOCUMENTS',
  'PLACES',
  'FIELDS',
  'TERMS',
  'SHARING',
  'FILE_REPLACED',
]);
export type TemplateChange = z.infer<typeof TemplateChange>;

export const TemplateVersion = z.object({
  number: z.number().int(),
  changes: z.array(TemplateChange),
  /** Who changed it, by name; null once that person has left the organisation. */
  changed_by: z.string().nullable(),
  changed_at: Instant,
});
export type TemplateVersion = z.infer<typeof TemplateVersion>;

/** The most of each that a template holds: as many as a request does. */
export const templateLimits = { roles: 100, places: 1000, documents: 50, expiryDays: 3650, colleagues: 100 } as const;

export const TemplateName = line(100).min(1);

const RoleInput = z.strictObject({
  /** Chosen by the caller for a role that is added. */
  id: Id,
  kind: z.enum(['SIGNER', 'OBSERVER']),
  name: line(100),
  sequence: z.int().min(-1).max(999).default(-1),
  quorum: Quorum.optional(),
  signer_group_id: Id.optional(),
  told: ObserverTold.optional(),
});

const PlaceInput = z
  .strictObject({
    role_id: Id,
    document_id: Id,
    position: PositionInput.optional(),
    form_field: line(1000).min(1).optional(),
    is_doubtful: z.boolean().default(false),
  })
  .refine(({ position, form_field }) => (position === undefined) !== (form_field === undefined), {
    message: 'exactly_one_place',
  });

const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** A template as whoever may change it writes it, whole. */
export const templateFields = {
  name: TemplateName,
  quality: Quality,
  legislation: Legislation,
  texts: z
    .array(z.strictObject({ language: Language, title: Title, message: Message.default('') }))
    .min(1)
    .max(4)
    .refine((texts) => isOnce(texts.map(({ language }) => language)), { message: 'named_twice' }),
  roles: z
    .array(RoleInput)
    .max(templateLimits.roles)
    .refine((roles) => isOnce(roles.map(({ id }) => id)), { message: 'named_twice' }),
  /** In their order; one that is left out goes. */
  documents: z
    .array(z.strictObject({ id: Id, name: Title }))
    .max(templateLimits.documents)
    .refine((documents) => isOnce(documents.map(({ id }) => id)), { message: 'named_twice' }),
  places: z.array(PlaceInput).max(templateLimits.places),
  fields: z.array(TemplateField).max(fieldLimits.fields),
  expiry_days: z.int().min(1).max(templateLimits.expiryDays).nullable(),
  reminders: ReminderSchedule,
  delegation_allowed: z.boolean(),
  team_inbox: z.boolean().optional(),
  attach_on_success: z.array(AttachOnSuccess).max(2),
};

/** The version that the caller has seen: over a later one nothing is written. */
export const SeenVersion = z.int().min(1);
export const templateParams = z.strictObject({ id: Id });
export const templateDocumentParams = z.strictObject({ id: Id, document_id: Id });
