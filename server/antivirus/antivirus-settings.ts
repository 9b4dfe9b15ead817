import * as z from 'zod';

/** Who looks through files for malware, and what happens while nobody does. */
export interface AntivirusSettings {
  /** Where clamd listens: a socket of this machine, or a host and a port. */
  address: { path: string } | { host: string; port: number };
  /** Whether files are taken unseen while it is away; else they are refused until it is back. */
  acceptsUnseen: boolean;
}

const hostAndPort = /^(?<host>\[[0-9a-f:]+\]|[a-z0-9.-]+):(?<port>\d{1,5})$/i;

/** The settings as they stand among the environment variables. */
export const antivirusShape = {
  ANTIVIRUS_CLAMD: z
    .string()
    .refine(
      (text) => text.startsWith('/') || hostAndPort.test(text),
      'must be the path of a socket, such as /run/clamav/clamd.ctl, or a host and a port, such as 127.0.0.1:3310',
    )
    .optional(),
  ANTIVIRUS_WHEN_AWAY: z.enum(['refuse', 'accept'], 'must be refuse or accept').default('refuse'),
};

type Settings = z.infer<z.ZodObject<typeof antivirusShape>>;

export function readAntivirusSettings(settings: Settings): AntivirusSettings | undefined {
  const { ANTIVIRUS_CLAMD: where, ANTIVIRUS_WHEN_AWAY: whenAway } = settings;
  if (!where) return undefined;
  const { host, port } = hostAndPort.exec(where)?.groups ?? {};
  const address = host ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : { path: where };
  return { address, acceptsUnseen: whenAway === 'accept' };
}
