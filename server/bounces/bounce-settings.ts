import * as z from 'zod';
import type { Role } from '../process/role.ts';

/** How mails come back that a mail server took and could not deliver. */
export interface BounceSettings {
  /** The mail domain of the senders on the envelopes, whose MX leads to the door. */
  domain: string;
  /** Where this server takes them; undefined: another one does. */
  door: { host: string; port: number } | undefined;
}

/** The settings as they stand among the environment variables. */
export const bounceShape = {
  BOUNCE_DOMAIN: z
    .hostname('must be a mail domain of its own, such as bounces.sign.example.ch')
    .toLowerCase()
    .max(180, 'must have at most 180 characters')
    .optional(),
  BOUNCE_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65535, 'must be at most 65535')
    .optional(),
  BOUNCE_HOST: z.string().optional(),
};

interface Settings extends z.infer<z.ZodObject<typeof bounceShape>> {
  SMTP_URL?: string | undefined;
  SIGILLUM_ROLE?: Role | undefined;
}

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findBounceGaps(settings: Settings): [string, string][] {
  const { BOUNCE_DOMAIN, BOUNCE_PORT, BOUNCE_HOST, SMTP_URL, SIGILLUM_ROLE } = settings;
  if (!BOUNCE_DOMAIN)
    return BOUNCE_PORT || BOUNCE_HOST ? [['BOUNCE_DOMAIN', 'must be set with BOUNCE_PORT and BOUNCE_HOST']] : [];
  if (!SMTP_URL) return [['SMTP_URL', 'must be set with BOUNCE_DOMAIN: without a mail server nothing comes back']];
  if (!BOUNCE_PORT && !SIGILLUM_ROLE)
    return [['BOUNCE_PORT', 'must be set with BOUNCE_DOMAIN: nobody would hear what comes back']];
  return [];
}

/** What settings without gaps say. The door stands where mails are sent from: a server that only answers people has none. */
export function readBounceSettings(settings: Settings, isLocal: boolean): BounceSettings | undefined {
  const { BOUNCE_DOMAIN: domain, BOUNCE_PORT: port, SIGILLUM_ROLE: role } = settings;
  if (!domain) return undefined;
  const host = settings.BOUNCE_HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
  return { domain, door: port === undefined || role === 'web' ? undefined : { host, port } };
}
