import * as z from 'zod';

/** The provider of text messages (ASPSMS) that the operator has an account with. */
export interface SmsSettings {
  /** Address of its JSON API, without a slash at the end. */
  url: string;
  userKey: string;
  password: string;
  /** What phones show as the sender. */
  originator: string;
}

/** The settings as they stand among the environment variables. */
export const smsShape = {
  SMS_ASPSMS_USERKEY: z.string().optional(),
  SMS_ASPSMS_PASSWORD: z.string().optional(),
  SMS_ASPSMS_URL: z
    .string()
    .default('https://json.aspsms.com')
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be a URL that starts with https:// or http://',
    ),
  // GSM 03.38 senders: eleven letters and digits, or a number.
  SMS_ORIGINATOR: z
    .string()
    .regex(/^(?:[A-Za-z0-9]{1,11}|\+?\d{4,15})$/, 'must be a number, or at most 11 letters and digits')
    .default('Sigillum'),
};
const shape = z.object(smsShape);
type Settings = z.infer<typeof shape>;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findSmsGaps({ SMS_ASPSMS_USERKEY, SMS_ASPSMS_PASSWORD }: Settings): [string, string][] {
  if (SMS_ASPSMS_USERKEY && !SMS_ASPSMS_PASSWORD)
    return [['SMS_ASPSMS_PASSWORD', 'must be set with SMS_ASPSMS_USERKEY']];
  if (SMS_ASPSMS_PASSWORD && !SMS_ASPSMS_USERKEY)
    return [['SMS_ASPSMS_USERKEY', 'must be set with SMS_ASPSMS_PASSWORD']];
  return [];
}

/** The provider that settings without gaps name; undefined: text messages stay in the local outbox. */
export function readSmsSettings(settings: Settings): SmsSettings | undefined {
  const { SMS_ASPSMS_USERKEY: userKey, SMS_ASPSMS_PASSWORD: password } = settings;
  if (!userKey || !password) return undefined;
  return {
    url: settings.SMS_ASPSMS_URL.replace(/\/+$/, ''),
    userKey,
    password,
    originator: settings.SMS_ORIGINATOR,
  };
}
