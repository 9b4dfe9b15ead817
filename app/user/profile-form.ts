import { Email, Id, Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { Password, PersonName, UserPreferences } from '@sigillum/api-contracts/user/schemas.ts';
import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';
import { typedDate, typedMobile } from '../forms/typed-values.ts';

const id = Id;
/** Given once it was asked for. */
const password = Password.optional();

/** The six digits of a text message, which people type in groups. */
const PhoneCode = z
  .string()
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .length(6);

/** What one of the forms of the profile asks for. Fields that an identification has fixed are sent as they were. */
export const ProfileChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('person'),
    firstName: PersonName,
    lastName: PersonName,
    lang: Language,
  }),
  z.object({ intent: z.literal('email'), email: Email, password }),
  z.object({ intent: z.literal('keep-email') }),
  z.object({ intent: z.literal('mobile'), mobile: typedMobile, password }),
  z.object({ intent: z.literal('remove-mobile'), password }),
  z.object({ intent: z.literal('code'), id, secret: PhoneCode }),
  z.object({ intent: z.literal('resend-code'), id }),
  z.object({ intent: z.literal('cancel-code'), id }),
]);
export type ProfileChange = z.infer<typeof ProfileChange>;

/** A text that may be empty: nothing is kept then. */
const optionalLine = (max: number) =>
  line(max)
    .optional()
    .transform((text) => text ?? null);

/** What one of the forms of the settings asks for. */
export const SettingsChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('notifications'),
    emailNotificationLevel: UserPreferences.shape.emailNotificationLevel,
  }),
  z.object({ intent: z.literal('defaults'), defaultQuality: Quality, defaultLegislation: Legislation }),
  z.object({ intent: z.literal('part11'), p11SigningName: optionalLine(200), p11SigningReason: optionalLine(500) }),
  z.object({ intent: z.literal('end-session'), id, password }),
  z.object({ intent: z.literal('end-others'), password }),
  z.object({ intent: z.literal('deputy'), email: Email, from: typedDate(), until: typedDate() }),
  z.object({ intent: z.literal('end-deputy') }),
]);
export type SettingsChange = z.infer<typeof SettingsChange>;

/** Where it is told that a form asks who one is. */
export const proofFields = {
  'error.user.password_wrong': 'password',
  'error.user.password_locked': 'password',
  'error.user.login_too_old': 'password',
} as const;
