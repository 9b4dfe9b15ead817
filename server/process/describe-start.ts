import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import type { Config } from '../config.ts';

const roleWords = { web: 'answers people and programs', jobs: 'works on jobs', all: 'does everything' } as const;

/** What the terminal shows once the server is ready: the address, then what is local about this installation. */
export function describeStart(
  config: Config,
  facts: { isReattached: boolean; seconds: number; outboxSecret: string },
): string[] {
  const outbox = `${config.publicUrl}/outbox`;
  const isExposed = !isLoopbackHost(config.host) && config.host !== '::1';
  const mail = config.smtpUrl
    ? 'through the mail server of SMTP_URL'
    : config.isLocal
      ? `stays here: ${outbox}${isExposed ? ` (from other machines: ?secret=${facts.outboxSecret})` : ''}`
      : 'is kept and reaches nobody, because SMTP_URL is not set';
  const { csc, onDemand } = config.trust;
  const foreign = [csc, onDemand].flatMap((service) =>
    service
      ? [`              except ${service.qualities.join(', ')}: by the service at ${new URL(service.url).host}`]
      : [],
  );
  const recovered = facts.isReattached ? ', taken over from a server that was killed' : '';
  return [
    '',
    `Sigillum is ready after ${facts.seconds.toFixed(1)} s: ${config.publicUrl}`,
    '',
    `  Signatures  by a local trust centre of this installation: technically whole, not qualified`,
    ...foreign,
    `  Mail        ${mail}`,
    `  Database    ${config.databaseUrl ? 'the server of DATABASE_URL' : `embedded PostgreSQL${recovered}`}`,
    `  Data        ${config.dataDir}`,
    ...(config.role ? [`  Role        ${roleWords[config.role]}, as one of several servers`] : []),
    ...config.warnings.map((warning) => `  Warning     ${warning}`),
    '',
    '  Ctrl-C ends the server and everything it started.',
    '',
  ];
}
