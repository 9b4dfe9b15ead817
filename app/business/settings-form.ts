import { readEmbedOrigin } from '@sigillum/api-contracts/business/embed-origin.ts';
import { mostEmbedOrigins, type Settings, type SettingsChange } from '@sigillum/api-contracts/business/settings.ts';
import { Phone } from '@sigillum/api-contracts/business/schemas.ts';
import { Email } from '@sigillum/api-contracts/schemas.ts';
import * as z from 'zod';
import { typedDays, writeDays } from '../signature-requests/typed-days.ts';
import { typedPhone } from '../forms/typed-values.ts';
import { businessSettingsMessages as messages } from './settings-messages.ts';

/** Who decides about something, and what holds at first: everybody for oneself, or the organisation. */
export const rules = ['chooseOn', 'chooseOff', 'always', 'never'] as const;
export type Rule = (typeof rules)[number];

/** What a rule says: whether people may choose, and what holds unless they do. */
const readRule = (rule: Rule) => ({
  isFree: rule.startsWith('choose'),
  isOn: rule === 'chooseOn' || rule === 'always',
});
const writeRule = (isFree: boolean, isOn: boolean): Rule =>
  isFree ? (isOn ? 'chooseOn' : 'chooseOff') : isOn ? 'always' : 'never';

const lines = (text: string) => text.split(/\s+/).filter(Boolean);

/** Sites, each in a line of its own, as their origins. */
const typedOrigins = z.string().transform((text, context) => {
  const origins = lines(text).map(readEmbedOrigin);
  if (origins.includes(undefined)) context.addIssue({ code: 'custom', message: messages.embeddingInvalid.id });
  if (new Set(origins).size > mostEmbedOrigins)
    context.addIssue({ code: 'custom', message: messages.embeddingTooMany.id });
  return [...new Set(origins)].join('\n');
});

/** Days of reminders, written as the settings' fields show them. */
const writtenDays = typedDays.transform((days) => writeDays(days) || null);

const Rule = z.enum(rules);
/** A ticked box; one that is not ticked is not sent. */
const Tick = z
  .literal('true')
  .optional()
  .transform((value) => value === 'true');

/** The forms of the page; each field has the name of what it changes. */
export const SettingsForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('contact'),
    'supportContact.email': Email.optional(),
    'supportContact.phone': typedPhone(Phone).optional(),
  }),
  z.object({
    intent: z.literal('signing'),
    'signatureRequests.part11': Tick,
    'signatureRequests.teamInbox': Tick,
    'mabSettings.directSign': Tick,
    'visualSignatures.date': Rule,
    'visualSignatures.claim': Rule,
    'visualSignatures.std': Rule,
  }),
  z.object({
    intent: z.literal('mails'),
    'mailService.attachments.signedDocument': Rule,
    'mailService.attachments.signatureProtocol': Rule,
  }),
  z.object({
    intent: z.literal('reminders'),
    'signatureRequests.reminders.afterDays': writtenDays,
    'signatureRequests.reminders.beforeDeadlineDays': writtenDays,
    'signatureRequests.reminders.timeZone': z.string(),
  }),
  z.object({ intent: z.literal('embedding'), 'embedding.origins': typedOrigins.optional() }),
  z.object({
    intent: z.literal('more'),
    affiliate: Tick,
    userPilot: Tick,
  }),
]);
export type SettingsForm = z.infer<typeof SettingsForm>;

/** What fields show of the settings: a text, a rule, or whether a box is ticked. */
export type SettingsFields = Record<SettingsField, string | boolean | null>;
export type SettingsField = Exclude<
  SettingsForm extends infer Form ? (Form extends Form ? keyof Form : never) : never,
  'intent'
>;

export function describeFields(settings: Settings): SettingsFields {
  const { supportContact, signatureRequests, visualSignatures: looks, mailService, mabSettings } = settings;
  const { signedDocument, signatureProtocol } = mailService.attachments;
  const { reminders } = signatureRequests;
  return {
    'supportContact.email': supportContact.email,
    'supportContact.phone': supportContact.phone,
    'signatureRequests.part11': signatureRequests.part11.enabled,
    'signatureRequests.teamInbox': signatureRequests.teamInbox.enabled,
    'signatureRequests.reminders.afterDays': writeDays(reminders.afterDays) || null,
    'signatureRequests.reminders.beforeDeadlineDays': writeDays(reminders.beforeDeadlineDays) || null,
    'signatureRequests.reminders.timeZone': reminders.timeZone,
    'visualSignatures.date': writeRule(looks.date.canUpdate, looks.date.defaultValue),
    'visualSignatures.claim': writeRule(looks.claim.canUpdate, looks.claim.defaultValue),
    'visualSignatures.std': writeRule(looks.std.canUpdate, looks.std.defaultValue),
    'mailService.attachments.signedDocument': writeRule(signedDocument.customisable, signedDocument.enabled),
    'mailService.attachments.signatureProtocol': writeRule(signatureProtocol.customisable, signatureProtocol.enabled),
    'mabSettings.directSign': mabSettings.directSign.enabled,
    'embedding.origins': settings.embedding.origins.join('\n') || null,
    affiliate: settings.affiliate.enabled,
    userPilot: settings.userPilot.enabled,
  };
}

/** What an emptied text of a form says. */
const emptyFields: Partial<Record<SettingsForm['intent'], Partial<SettingsFields>>> = {
  contact: { 'supportContact.email': null, 'supportContact.phone': null },
  embedding: { 'embedding.origins': null },
};

/** The fields of a form that differ from what it began with; an emptied text is none. */
export function listChanged({ intent, ...typed }: SettingsForm, before: SettingsFields): Partial<SettingsFields> {
  const emptied = emptyFields[intent] ?? {};
  const fields = Object.entries({ ...emptied, ...typed });
  return Object.fromEntries(fields.filter(([name, value]) => value !== before[name as SettingsField]));
}

/** Changed fields as the API takes them. */
export function writeChange(fields: Partial<SettingsFields>): SettingsChange {
  const change: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const path = name.split('.');
    const last = path.pop()!;
    let part = change;
    for (const step of path) part = (part[step] ??= {}) as Record<string, unknown>;
    part[last] = writeValue(name, value);
  }
  return change;
}

function writeValue(name: string, value: string | boolean | null) {
  if (name === 'embedding.origins') return lines(String(value ?? ''));
  if (name.endsWith('Days')) return typedDays.parse(value ?? '');
  if (typeof value === 'boolean') return { enabled: value };
  if (!rules.some((rule) => rule === value)) return value;
  const { isFree, isOn } = readRule(value as Rule);
  return name.startsWith('visualSignatures')
    ? { canUpdate: isFree, defaultValue: isOn }
    : { customisable: isFree, enabled: isOn };
}
