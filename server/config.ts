import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { readTrustedProxies } from './process/client-ip.ts';
import type { TrustedProxies } from './process/client-ip.ts';
import {
  conversionShape,
  findConversionGaps,
  readConversionSettings,
  type ConversionSettings,
} from './conversion/conversion-settings.ts';
import { bounceShape, findBounceGaps, readBounceSettings, type BounceSettings } from './bounces/bounce-settings.ts';
import { antivirusShape, readAntivirusSettings, type AntivirusSettings } from './antivirus/antivirus-settings.ts';
import { findRoleGaps, roleShape, type Role } from './process/role.ts';
import { describeSettings } from './process/describe-settings.ts';
import { findMisspelt } from './process/find-misspelt.ts';
import { readTracingSettings, tracingShape, type TracingSettings } from './process/tracing-settings.ts';
import { findBarrier, isRoot, systemFolder } from './database/system-user.ts';
import {
  findTrustGaps,
  isLoopbackHost,
  readTrustSettings,
  trustShape,
  type TrustSettings,
} from '@sigillum/engine/trust/settings';
import { findPoolerGaps, poolerShape, readDatabaseUrls } from './database/pooler-settings.ts';
import {
  findTrustStoreGaps,
  readTrustStoreSettings,
  trustStoreShape,
  type TrustStoreSettings,
} from './trust-store/trust-store-settings.ts';
import { findTlsGaps, readTlsFiles, tlsShape, type TlsFiles } from './http/tls-settings.ts';
import {
  findIdentityGaps,
  identityShape,
  readIdentitySettings,
  type IdentitySettings,
} from './identity/identity-settings.ts';
import {
  findPaymentGaps,
  paymentShape,
  readPaymentSettings,
  type PaymentSettings,
} from './payments/payment-settings.ts';
import { readCatalogue, usualCatalogue, type PriceCatalogue } from './rules/price-catalogue.ts';
import {
  callbackTlsShape,
  findCallbackTlsGaps,
  readCallbackTlsFiles,
  type CallbackTlsFiles,
} from './requests/callback-tls.ts';
import {
  findMaintenanceGaps,
  maintenanceShape,
  readMaintenanceSettings,
  type MaintenanceSettings,
} from './maintenance/maintenance-settings.ts';
import { findFormsGaps, formsShape, readFormsSettings, type HubspotSettings } from './platform/forms-settings.ts';
import { findTourGaps, readTourSettings, tourShape, type TourScript } from './platform/tour-settings.ts';
import { readSentrySettings, sentryShape, type SentrySettings } from './reporting/sentry-settings.ts';
import { celloShape, findCelloGaps, readCelloSettings, type CelloSettings } from './referral/cello-settings.ts';
import {
  findMobileIdGaps,
  mobileIdShape,
  readMobileIdSettings,
  type MobileIdSettings,
} from './identity/mobile-id-settings.ts';
import {
  findStorageGaps,
  readStorageSettings,
  storageShape,
  type StorageSettings,
} from './storage/storage-settings.ts';
import { findSmsGaps, readSmsSettings, smsShape, type SmsSettings } from './sms/sms-settings.ts';

/** How plans are sold on this installation (docs/decisions/118). */
export type Billing = (typeof billings)[number];
const billings = ['none', 'manual', 'stripe', 'chargebee'] as const;

/** Everything that differs between installations, read once at start. docs/operating.md#settings tells operators. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  /** Set by SIGILLUM_ENVIRONMENT, and true unless told where people reach it on this machine alone: screens say that this is a test system. */
  isTestSystem: boolean;
  port: number;
  host: string;
  /** The port's own certificate; undefined: it speaks http, to this machine or to a proxy. */
  tlsFiles: TlsFiles | undefined;
  /** Where figures for Prometheus are answered; undefined: nothing is measured. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces go; undefined: nothing is traced. */
  tracing: TracingSettings | undefined;
  /** Absolute folder that holds everything the server keeps. */
  dataDir: string;
  /** Absolute folder for what can be made anew; of this server alone. */
  cacheDir: string;
  /** What this one of several servers does; undefined: it is alone, and does everything. */
  role: Role | undefined;
  /** Origin under which people reach the server, e.g. https://sign.example.ch, without a slash at its end. */
  publicUrl: string;
  /** True when the public URL's host is this machine alone (localhost, 127.0.0.0/8, ::1). */
  isLocal: boolean;
  /** EU when the public host ends in .de or .eu, else CH (specification, section 1). */
  region: 'EU' | 'CH';
  /** Whether cookies carry Secure: the public URL is https. */
  secureCookies: boolean;
  trustedProxies: TrustedProxies;
  /** Connections at a time, and those of one address that is no trusted proxy. */
  mostConnections: number;
  mostConnectionsPerAddress: number;
  /** PostgreSQL of the operator's own; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** A standby of it, which takes its place when it is promoted. */
  standbyUrl: string | undefined;
  /** A server that follows it, for lists and exports. */
  replicaUrl: string | undefined;
  /** A pooler in transaction mode before that server, through which everything goes that leaves nothing in a session. */
  poolerUrl: string | undefined;
  /** Where files lie. */
  storage: StorageSettings;
  /** Who looks through files that come in; undefined: nobody. */
  antivirus: AntivirusSettings | undefined;
  conversion: ConversionSettings | undefined;
  /** SMTP server for mail; undefined: mail stays in the local outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How mails come back that could not be delivered; undefined: nobody hears of it. */
  bounces: BounceSettings | undefined;
  /** Provider of text messages; undefined: they stay in the local outbox. */
  sms: SmsSettings | undefined;
  /** Protects stored secrets; undefined: a key file in the data folder does. */
  keyPassphrase: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Whether the local timestamp authority answers strangers, too; its own server asks it without HTTP. */
  hasOpenTsa: boolean;
  /** Networks inside the house where callbacks may go, besides the public internet; on a test system this machine. */
  callbackNetworks: BlockList | undefined;
  /** Host name at whose root the machine API lies, besides its paths; undefined: none. */
  machineApiHost: string | undefined;
  callbackTls: CallbackTlsFiles;
  /** Name server that is asked who runs a domain, as address or address:port; undefined: those of this machine. */
  dnsServer: string | undefined;
  /** How plans are sold: by nobody (everything is unlocked), after a trial by the operator's own invoices, or by a payment provider. */
  billing: Billing;
  /** Who takes payments; stand-ins of a test system without. */
  payments: PaymentSettings;
  /** What is sold, from the operator's file or the usual one. */
  priceCatalogue: PriceCatalogue;
  /** Trust services outside this server; without any, everything is local and offline. */
  trust: TrustSettings;
  /** What encrypts the keys of the local trust centre in the database. */
  trustStore: TrustStoreSettings;
  /** Who identifies people; nobody but a stand-in of a test system without. */
  identity: IdentitySettings;
  /** The operator's contact form; undefined: a stand-in on a test system of this machine, else none. */
  hubspot: HubspotSettings | undefined;
  /** The script of the product tour; undefined: there is none. */
  tour: TourScript | undefined;
  /** The operator's referral service; undefined: recommendations are not rewarded. */
  cello: CelloSettings | undefined;
  /** Where errors are reported to; undefined: nowhere but in the log. */
  sentry: SentrySettings | undefined;
  /** Where notices of maintenance come from, and who passes one that blocks. */
  maintenance: MaintenanceSettings;
  /** Mobile ID; undefined: nobody but a stand-in of a test system. */
  mobileId: MobileIdSettings | undefined;
  /** The terms of use of whoever signs QES: where they stand, and since when they are in force. */
  trustTerms: { url: string | undefined; since: Date };
  /** What was set, for the operator: without anything that may be secret. */
  shownSettings: Readonly<Record<string, string>>;
  /** Sentences for the operator about settings that work but are doubtful. */
  warnings: readonly string[];
}

/** The configuration cannot be used. The message lists every problem, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65535, 'must be at most 65535');
const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1');
const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const isOrigin = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;

/** Addresses and networks, such as 10.0.0.0/8. */
const networks = z
  .string()
  .optional()
  .transform((text, context) => {
    if (text === undefined) return undefined;
    const read = readTrustedProxies(text);
    if (read && 'networks' in read) return read.networks;
    context.addIssue('must be a list of addresses and networks, such as 10.0.0.0/8');
    return z.NEVER;
  });

/** The file that says what is sold. */
const catalogue = z
  .string()
  .optional()
  .transform((file, context) => {
    try {
      return file === undefined ? usualCatalogue : readCatalogue(file);
    } catch (error) {
      context.addIssue(`cannot be used: ${(error as Error).message}`);
      return z.NEVER;
    }
  });

/** An IP address, with a port or without. */
const isNameServer = (text: string) => {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^[\]]+?)(?::\d{1,5})?)$/.exec(text) ?? [];
  return isIP(text) > 0 || isIP(bracketed ?? plain ?? '') > 0;
};

/** This machine alone. */
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const Settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  SIGILLUM_ENVIRONMENT: z.enum(['production', 'test'], 'must be production or test').optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine(isOrigin, 'must be scheme, host and port alone, without path or query')
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies) return proxies;
      context.addIssue('must be a number of proxies or a list of addresses and networks, such as 10.0.0.0/8,::1');
      return z.NEVER;
    }),
  MAX_CONNECTIONS: count.default(4000),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(400),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  ...poolerShape(url(['postgres:', 'postgresql:'])),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\r\n]{1,100} <)?[^\s<>@,;]+@[^\s<>@,;]+?>?$/,
      'must be an address, such as Sigillum <sign@example.ch>',
    )
    .optional(),
  ...bounceShape,
  KEY_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  ...roleShape,
  ...storageShape,
  ...antivirusShape,
  ...conversionShape,
  ...smsShape,
  ...tlsShape,
  ...trustShape,
  ...trustStoreShape,
  ...identityShape,
  ...paymentShape,
  ...maintenanceShape,
  ...formsShape,
  ...tourShape,
  ...sentryShape,
  ...tracingShape,
  ...celloShape,
  ...mobileIdShape,
  TSA_ACCESS: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  TRUST_STATUS_NETWORKS: networks,
  TRUST_TERMS_URL: url(['http:', 'https:']).optional(),
  TRUST_TERMS_SINCE: z.iso.date('must be a day, such as 2026-01-31').default('2026-01-01'),
  CALLBACK_NETWORKS: networks,
  MACHINE_API_HOST: z.hostname('must be a host name').toLowerCase().optional(),
  ...callbackTlsShape,
  BILLING: z.enum(billings, 'must be none, manual, stripe or chargebee').default('none'),
  PRICE_CATALOGUE: catalogue,
  DNS_SERVER: z
    .string()
    .refine(isNameServer, 'must be the address of a name server, such as 9.9.9.9 or 127.0.0.1:5353')
    .optional(),
});

/** The names of all variables that are read. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * Throws ConfigError with all problems at once. The values of secrets never appear in it.
 */
export function readConfig(env: Record<string, string | undefined>, projectFolder: string): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = Settings.safeParse(given);
  const problems = result.success
    ? [
        ...findPortGaps(result.data),
        ...findRoleGaps(result.data),
        ...findStorageGaps(result.data),
        ...findConversionGaps(result.data),
        ...findPoolerGaps(result.data),
        ...findBounceGaps(result.data),
        ...findSmsGaps(result.data),
        ...findTlsGaps(result.data),
        ...findCallbackTlsGaps(result.data),
        ...findTrustGaps(result.data),
        ...findTrustStoreGaps(result.data),
        ...findIdentityGaps(result.data),
        ...findPaymentGaps(result.data, hasStandIns(result.data)),
        ...findMaintenanceGaps(result.data),
        ...findFormsGaps(result.data),
        ...findTourGaps(result.data),
        ...findCelloGaps(result.data),
        ...findMobileIdGaps(result.data),
      ]
    : result.error.issues.map(({ path: [name], message }) => [String(name), message]);
  if (!result.success || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem.join(' ')}`);
    throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  const tlsFiles = readTlsFiles(settings);
  const dataDir = settings.DATA_DIR
    ? path.resolve(projectFolder, settings.DATA_DIR)
    : chooseDataDir(settings, projectFolder);
  const publicUrl = new URL(settings.PUBLIC_URL ?? `${tlsFiles ? 'https' : 'http'}://localhost:${settings.PORT}`);
  const trust = readTrustSettings(settings);
  const isLocal = isLoopbackHost(publicUrl.hostname);
  const isSecure = publicUrl.protocol === 'https:';
  const host = settings.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
  const isTestSystem = (settings.SIGILLUM_ENVIRONMENT ?? (isLocal ? 'test' : 'production')) === 'test';
  return {
    environment: settings.NODE_ENV,
    isTestSystem,
    port: settings.PORT,
    host,
    tlsFiles,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    tracing: readTracingSettings(settings),
    dataDir,
    cacheDir: settings.CACHE_DIR ? path.resolve(projectFolder, settings.CACHE_DIR) : dataDir,
    role: settings.SIGILLUM_ROLE,
    publicUrl: publicUrl.origin,
    isLocal,
    region: /\.(de|eu)$/.test(publicUrl.hostname) ? 'EU' : 'CH',
    secureCookies: isSecure,
    trustedProxies: settings.TRUSTED_PROXY,
    mostConnections: settings.MAX_CONNECTIONS,
    mostConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    ...readDatabaseUrls(settings),
    storage: readStorageSettings(settings),
    antivirus: readAntivirusSettings(settings),
    conversion: readConversionSettings(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Sigillum <no-reply@${isLocal ? 'sigillum.localhost' : publicUrl.hostname}>`,
    bounces: readBounceSettings(settings, isLocal),
    sms: readSmsSettings(settings),
    keyPassphrase: settings.KEY_PASSPHRASE,
    logLevel: settings.LOG_LEVEL,
    hasOpenTsa: settings.TSA_ACCESS === 'open',
    machineApiHost: settings.MACHINE_API_HOST,
    callbackTls: readCallbackTlsFiles(settings),
    callbackNetworks: settings.CALLBACK_NETWORKS ?? (isTestSystem ? loopback : undefined),
    dnsServer: settings.DNS_SERVER,
    trust,
    trustStore: readTrustStoreSettings(settings),
    trustTerms: { url: settings.TRUST_TERMS_URL, since: new Date(`${settings.TRUST_TERMS_SINCE}T00:00:00Z`) },
    identity: readIdentitySettings(settings, trust),
    hubspot: readFormsSettings(settings),
    tour: readTourSettings(settings),
    sentry: readSentrySettings(settings),
    cello: readCelloSettings(settings),
    maintenance: readMaintenanceSettings(settings),
    mobileId: readMobileIdSettings(settings),
    billing: settings.BILLING,
    payments: readPaymentSettings(settings),
    priceCatalogue: settings.PRICE_CATALOGUE,
    shownSettings: describeSettings(given, settingNames),
    warnings: [
      ...findMisspelt(Object.keys(given), settingNames).map(
        ({ name, meant }) => `${name} is read by nobody. Is ${meant} meant?`,
      ),
      ...(isLocal || isSecure ? [] : ['PUBLIC_URL is not https: passwords and documents travel in the clear.']),
      ...(tlsFiles || !isSecure || isLoopbackHost(host)
        ? []
        : [
            `The port speaks http to other machines (HOST ${host}): let a proxy of this one alone reach it (HOST=127.0.0.1), or set TLS_CERTIFICATE and TLS_KEY.`,
          ]),
      ...(isLocal || settings.SMTP_URL ? [] : ['SMTP_URL is not set: mail is kept, but reaches nobody.']),
    ],
  };
}

/** Each door of this process needs a port of its own. */
function findPortGaps({ PORT, METRICS_PORT, BOUNCE_PORT }: z.infer<typeof Settings>): [string, string][] {
  const gaps: [string, string][] = [];
  if (METRICS_PORT === PORT) gaps.push(['METRICS_PORT', 'must be another than PORT']);
  if (BOUNCE_PORT === PORT) gaps.push(['BOUNCE_PORT', 'must be another than PORT']);
  if (BOUNCE_PORT !== undefined && BOUNCE_PORT === METRICS_PORT)
    gaps.push(['BOUNCE_PORT', 'must be another than METRICS_PORT']);
  return gaps;
}

/** Whether stand-ins may run beside the server: on a test system of this machine alone, whose browser reaches them, and where no other server needs them. */
function hasStandIns(settings: z.infer<typeof Settings>): boolean {
  const isLocal = settings.PUBLIC_URL === undefined || isLoopbackHost(new URL(settings.PUBLIC_URL).hostname);
  return isLocal && settings.SIGILLUM_ENVIRONMENT !== 'production' && !settings.SIGILLUM_ROLE;
}

// PostgreSQL refuses to run as root, and the account it runs under instead may be barred from the project.
function chooseDataDir(settings: { DATABASE_URL?: string | undefined }, projectFolder: string): string {
  const stranger = { uid: -1, gid: -1 };
  const isBarred = isRoot() && !settings.DATABASE_URL && findBarrier(projectFolder, stranger) !== undefined;
  return isBarred ? systemFolder : path.join(projectFolder, '.data');
}
