import * as z from 'zod';
import { Email, Instant } from '../schemas.ts';
import { ReminderSchedule } from '../signature-requests/reminder-schedule.ts';
import { EmbedOrigin } from './embed-origin.ts';
import { Phone } from './schemas.ts';

const Switched = z.object({ enabled: z.boolean() });
/** Whether everybody gets it, and whether who sends a request may decide otherwise for that request. */
const Attachment = z.object({ enabled: z.boolean(), customisable: z.boolean() });
/** What signatures on the page begin with, and whether each person may choose otherwise. */
const Display = z.object({ canUpdate: z.boolean(), defaultValue: z.boolean() });

/** A zone of the IANA database that this machine knows; an offset is none. */
const TimeZone = z
  .string()
  .regex(/^[A-Za-z]/)
  .refine(isZone, { message: 'time_zone' });

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Bounds of `retention.days`: those who look after a request hear of its deletion 7 days before. */
export const retentionDays = { least: 8, usual: 90, greatest: 3650 } as const;

/** Every answer to a visitor in a frame names them all. */
export const mostEmbedOrigins = 20;

/** The image that stands for an organisation. Our choice: it is uploaded by an endpoint of its own, never by an address. */
export const Logo = z.object({
  /** Pixels. */
  height: z.number().int(),
  width: z.number().int(),
  /** Path on the API's server; another one for every image. */
  url: z.string(),
});
export type Logo = z.infer<typeof Logo>;

/**
 * What an organisation has settled (specification, section 3: `settings`). Everything is there: what nobody changed is as in
 * `usualSettings`. Beyond the specification: `retention.days`, without which no deletion has a day, and `visualSignatures`, from which
 * the permissions of its people follow.
 */
export const Settings = z.object({
  /** Whom people of this organisation, and its signers, may ask. Null where nothing valid was given. */
  supportContact: z.object({ email: Email.nullable(), phone: Phone.nullable() }),
  signatureRequests: z.object({
    /** Every signature on its requests states name and reason, and its signer is proved again (21 CFR Part 11). */
    part11: Switched,
    /** Ours: whether they begin in the inbox of the team (decision 271). */
    teamInbox: Switched,
    /** Deletes its requests after `days` from the upload, or from the end of the request (`terminalState`). */
    retention: z.object({
      enabled: z.boolean(),
      terminalState: z.boolean(),
      days: z.number().int().min(retentionDays.least).max(retentionDays.greatest),
    }),
    /** Ours: when signers are reminded by themselves unless a request says otherwise, by the clocks of whom nobody knows where they are. */
    reminders: z.object({
      afterDays: ReminderSchedule.shape.after_days,
      beforeDeadlineDays: ReminderSchedule.shape.before_deadline_days,
      timeZone: TimeZone,
    }),
  }),
  companyBranding: z.object({ logo: Logo.nullable() }),
  /** What is attached to the last mail of a request. */
  mailService: z.object({ attachments: z.object({ signedDocument: Attachment, signatureProtocol: Attachment }) }),
  /** What the plan allows: the operator's to change, not an administrator's. */
  signerGroups: z.object({ maxGroups: z.number().int().min(0), maxParticipants: z.number().int().min(1) }),
  /** Whether its people may recommend the product. */
  affiliate: Switched,
  /** People without account may sign its requests in qualities for which a trust service must know them (QES, AES_MINIMAL). */
  mabSettings: z.object({ directSign: Switched }),
  /** Whether its people are shown around by the product tour. */
  userPilot: Switched,
  visualSignatures: z.object({ claim: Display, date: Display, std: Display }),
  /** Sites that may show the pages of its visitors in a frame (decision 189). */
  embedding: z.object({ origins: z.array(EmbedOrigin).max(mostEmbedOrigins) }),
});
export type Settings = z.infer<typeof Settings>;

const off = { enabled: false };
const free = { canUpdate: true, defaultValue: true };

/** What holds where an organisation has settled nothing, and for who belongs to none. */
export const usualSettings: Settings = {
  supportContact: { email: null, phone: null },
  signatureRequests: {
    part11: off,
    teamInbox: off,
    retention: { enabled: false, terminalState: true, days: retentionDays.usual },
    reminders: { afterDays: [], beforeDeadlineDays: [], timeZone: 'Europe/Zurich' },
  },
  companyBranding: { logo: null },
  mailService: {
    attachments: {
      signedDocument: { enabled: false, customisable: true },
      signatureProtocol: { enabled: false, customisable: true },
    },
  },
  signerGroups: { maxGroups: 50, maxParticipants: 50 },
  affiliate: off,
  mabSettings: { directSign: { enabled: true } },
  userPilot: off,
  visualSignatures: { claim: free, date: free, std: free },
  embedding: { origins: [] },
};

const SwitchedChange = z.strictObject(Switched.shape).optional();
const AttachmentChange = z.strictObject(Attachment.shape).partial().optional();
const DisplayChange = z.strictObject(Display.shape).partial().optional();
const { retention, reminders } = Settings.shape.signatureRequests.shape;

/** What an administrator may change. Any text is taken as a support contact; what is no address or number is blanked. */
export const SettingsChange = z.strictObject({
  supportContact: z
    .strictObject({ email: z.string().max(254).nullable(), phone: z.string().max(40).nullable() })
    .partial()
    .optional(),
  signatureRequests: z
    .strictObject({
      part11: SwitchedChange,
      teamInbox: SwitchedChange,
      retention: z.strictObject(retention.shape).partial().optional(),
      reminders: z.strictObject(reminders.shape).partial().optional(),
    })
    .optional(),
  mailService: z
    .strictObject({
      attachments: z.strictObject({ signedDocument: AttachmentChange, signatureProtocol: AttachmentChange }),
    })
    .optional(),
  affiliate: SwitchedChange,
  mabSettings: z.strictObject({ directSign: SwitchedChange }).optional(),
  userPilot: SwitchedChange,
  visualSignatures: z.strictObject({ claim: DisplayChange, date: DisplayChange, std: DisplayChange }).optional(),
  embedding: z.strictObject(Settings.shape.embedding.shape).optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

/** The settings, and when the business was changed last: who changes them says which state was read. */
export const SettingsAnswer = z.object({ settings: Settings, updated_at: Instant });
