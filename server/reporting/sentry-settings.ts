import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** Where errors are reported to. */
export interface SentrySettings {
  dsn: string;
  /** Where envelopes are posted. */
  envelopeUrl: string;
  publicKey: string;
  /** The part of the loads and ways between pages that are timed, 0 to 1. */
  tracesRate: number;
  /** The part of visits that are recorded, 0 to 1; undefined: nothing is, errors neither. */
  replayRate: number | undefined;
}

const dsnShape = /^\/(?:(.+)\/)?(\d+)$/;

function readDsn(text: string): Pick<SentrySettings, 'dsn' | 'envelopeUrl' | 'publicKey'> | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, host, username, password, pathname, search } = new URL(text);
  const [, folder, project] = dsnShape.exec(pathname) ?? [];
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  if (!isSafe || !project || !username || password || search) return undefined;
  return {
    dsn: text,
    envelopeUrl: `${protocol}//${host}/${folder ? `${folder}/` : ''}api/${project}/envelope/`,
    publicKey: username,
  };
}

/** Whether a DSN, in whatever spelling, names the project that is set up. */
export function isOwnDsn(dsn: unknown, { envelopeUrl, publicKey }: SentrySettings): boolean {
  const read = typeof dsn === 'string' ? readDsn(dsn) : undefined;
  return read?.envelopeUrl === envelopeUrl && read.publicKey === publicKey;
}

const rate = z.coerce.number('must be a number').min(0, 'must be at least 0').max(1, 'must be at most 1');

/** The settings as they stand among the environment variables. */
export const sentryShape = {
  SENTRY_DSN: z
    .string()
    .refine((text) => readDsn(text) !== undefined, 'must be a DSN, such as https://key@host/1')
    .optional(),
  SENTRY_ENABLED: z.enum(['true', 'false'], 'must be true or false').default('true'),
  SENTRY_TRACES_RATE: rate.default(0),
  SENTRY_REPLAY_RATE: rate.optional(),
};
const shape = z.object(sentryShape);

/** Undefined without a DSN, or where it is switched off. */
export function readSentrySettings(settings: z.infer<typeof shape>): SentrySettings | undefined {
  const dsn = settings.SENTRY_DSN !== undefined && settings.SENTRY_ENABLED === 'true' && readDsn(settings.SENTRY_DSN);
  if (!dsn) return undefined;
  return { ...dsn, tracesRate: settings.SENTRY_TRACES_RATE, replayRate: settings.SENTRY_REPLAY_RATE };
}
