import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { WayName } from '@sigillum/api-contracts/identification/ways.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import {
  DEFAULT_SOUGHT_SUBJECT,
  IDENT_METHODS,
  safeUrl,
  type IdentMethodType,
  type TrustSettings,
} from '@sigillum/engine/trust/settings';
import * as z from 'zod';
import type { EudiSettings } from './eudi-verifier.ts';
import type { SwiyuSettings } from './swiyu-verifier.ts';

/** The broker of the trust service as one who identifies. */
export interface BrokerIdentSettings {
  url: string;
  clientId: string;
  clientSecret: string;
  hintSecret: string;
  tls?: { cert: string; key: string };
  /** Who identifies in which way. */
  methods: Partial<Record<WayName, IdentMethodType>>;
  /** The broker calls us when something has happened. */
  isTold: boolean;
  /** Where people find a place to be identified in person. */
  placesUrl?: string | undefined;
}

/** The registration authority beside an All-in Signing Service. */
export interface RegistrationAuthoritySettings {
  url: string;
  customer: string;
  subject: string;
  legislations: readonly Legislation[];
  tls?: { cert: string; key: string };
  placesUrl?: string | undefined;
}

/** The electronic identity of the Austrian state, with which the operator is registered. */
export interface IdAustriaSettings {
  issuer: string;
  /** A URL within the service's domain. */
  clientId: string;
  clientSecret: string;
  quality: 'QES' | 'AES_MINIMAL';
}

/** The verifier that asks wallets for the Swiss E-ID, and the key with which it calls us. */
export interface WalletSettings extends SwiyuSettings {
  webhookKey?: string;
}

/** Who identifies people besides, each undefined unless set up. */
export interface IdentitySettings {
  broker?: BrokerIdentSettings;
  registrationAuthority?: RegistrationAuthoritySettings;
  idAustria?: IdAustriaSettings;
  swiyu?: WalletSettings;
  eudi?: EudiSettings;
}

/** The ways by the words of the API. */
const wayNames = Object.fromEntries(
  (Object.entries(ways) as [WayName, (typeof ways)[WayName]][]).map(([name, { service, kind }]) => [
    `${service}-${kind}`,
    name,
  ]),
) as Readonly<Record<string, WayName | undefined>>;
const standard = 'srs-video=idnow-video,srs-robo=fidentity_auto,intrum-video=intrum-video,intrum-autoident=intrum-auto';

const methods = z
  .string()
  .default(standard)
  .transform((text, context) => {
    const read = text.split(',').map((part) => part.trim().split('='));
    const isKnown = ([way = '', method = '']: string[]) =>
      wayNames[way] !== undefined && (IDENT_METHODS as readonly string[]).includes(method);
    if (read.every(isKnown)) return Object.fromEntries(read.map(([way = '', method]) => [wayNames[way], method]));
    context.addIssue(`must be a list such as ${standard}, of ${IDENT_METHODS.join(', ')}`);
    return z.NEVER;
  });

/** The settings as they stand among the environment variables. */
export const identityShape = {
  IDENT_BROKER: z.enum(['off', 'pull', 'ping'], 'must be off, pull or ping').default('off'),
  IDENT_METHODS: methods,
  IDENT_RA_URL: safeUrl.optional(),
  IDENT_RA_SUBJECT: z.string().regex(/^\w+=/, 'must be a name such as cn={name}, c=CH').default(DEFAULT_SOUGHT_SUBJECT),
  WALLET_SWIYU_URL: safeUrl.optional(),
  WALLET_SWIYU_ISSUERS: z
    .string()
    .transform((text) => text.split(',').map((did) => did.trim()))
    .pipe(z.array(z.string().startsWith('did:', 'must be DIDs, separated by commas')))
    .optional(),
  WALLET_SWIYU_VCT: z.string().min(1).optional(),
  WALLET_SWIYU_WEBHOOK_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  WALLET_EUDI_URL: safeUrl.optional(),
  IDENT_PLACES_URL: safeUrl.optional(),
  ID_AUSTRIA_ISSUER: safeUrl.optional(),
  ID_AUSTRIA_CLIENT_ID: z.url('must be a URL').optional(),
  ID_AUSTRIA_CLIENT_SECRET: z.string().optional(),
  ID_AUSTRIA_QUALITY: z.enum(['QES', 'AES_MINIMAL'], 'must be QES or AES_MINIMAL').default('AES_MINIMAL'),
};
const shape = z.object(identityShape);
type Settings = z.infer<typeof shape> & { TRUST_ONDEMAND_URL?: string | undefined; TRUST_ONDEMAND_KIND: string } & {
  TRUST_ONDEMAND_HINT_SECRET?: string | undefined;
};

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findIdentityGaps(settings: Settings): [string, string][] {
  return [
    ...findWalletGaps(settings),
    ...findIdAustriaGaps(settings),
    ...findBrokerGaps(settings),
    ...findAuthorityGaps(settings),
  ];
}

const findWalletGaps = (settings: Settings): [string, string][] =>
  settings.WALLET_SWIYU_URL === undefined
    ? []
    : (['WALLET_SWIYU_ISSUERS', 'WALLET_SWIYU_VCT'] as const)
        .filter((name) => settings[name] === undefined)
        .map((name) => [name, 'must be set with WALLET_SWIYU_URL']);

const findIdAustriaGaps = (settings: Settings): [string, string][] =>
  settings.ID_AUSTRIA_ISSUER === undefined
    ? []
    : (['ID_AUSTRIA_CLIENT_ID', 'ID_AUSTRIA_CLIENT_SECRET'] as const)
        .filter((name) => settings[name] === undefined)
        .map((name) => [name, 'must be set with ID_AUSTRIA_ISSUER']);

function findBrokerGaps(settings: Settings): [string, string][] {
  if (settings.IDENT_BROKER === 'off') return [];
  const isBroker = settings.TRUST_ONDEMAND_URL !== undefined && settings.TRUST_ONDEMAND_KIND === 'broker';
  return [
    ...(isBroker ? [] : [['TRUST_ONDEMAND_URL', 'must be that of a broker for IDENT_BROKER'] as [string, string]]),
    ...(settings.TRUST_ONDEMAND_HINT_SECRET === undefined
      ? [['TRUST_ONDEMAND_HINT_SECRET', 'must be set for IDENT_BROKER'] as [string, string]]
      : []),
  ];
}

function findAuthorityGaps(settings: Settings): [string, string][] {
  const isAis = settings.TRUST_ONDEMAND_URL !== undefined && settings.TRUST_ONDEMAND_KIND === 'ais';
  if (settings.IDENT_RA_URL === undefined || isAis) return [];
  return [['TRUST_ONDEMAND_URL', 'must be that of an All-in Signing Service (ais) for IDENT_RA_URL']];
}

/** Whoever settings without gaps describe. */
export function readIdentitySettings(settings: Settings, { onDemand }: TrustSettings): IdentitySettings {
  const { ID_AUSTRIA_ISSUER: issuer, ID_AUSTRIA_QUALITY: quality, WALLET_EUDI_URL: eudiUrl } = settings;
  const idAustria = issuer !== undefined && {
    ...{ issuer, quality, clientId: settings.ID_AUSTRIA_CLIENT_ID! },
    clientSecret: settings.ID_AUSTRIA_CLIENT_SECRET!,
  };
  return {
    ...readWallet(settings),
    ...(eudiUrl !== undefined && { eudi: { url: eudiUrl } }),
    ...(idAustria && { idAustria }),
    ...readBroker(settings, onDemand),
    ...readAuthority(settings, onDemand),
  };
}

function readWallet(settings: Settings): Pick<IdentitySettings, 'swiyu'> {
  const { WALLET_SWIYU_URL: url, WALLET_SWIYU_ISSUERS, WALLET_SWIYU_VCT, WALLET_SWIYU_WEBHOOK_KEY } = settings;
  if (url === undefined) return {};
  const webhookKey = WALLET_SWIYU_WEBHOOK_KEY;
  return { swiyu: { url, issuers: WALLET_SWIYU_ISSUERS!, vct: WALLET_SWIYU_VCT!, ...(webhookKey && { webhookKey }) } };
}

function readBroker(settings: Settings, onDemand: TrustSettings['onDemand']): Pick<IdentitySettings, 'broker'> {
  if (settings.IDENT_BROKER === 'off' || onDemand?.service.kind !== 'broker') return {};
  const { clientId, clientSecret, hintSecret } = onDemand.service;
  return {
    broker: {
      ...{ url: onDemand.url, clientId, clientSecret, hintSecret: hintSecret! },
      ...(onDemand.tls && { tls: onDemand.tls }),
      methods: settings.IDENT_METHODS as BrokerIdentSettings['methods'],
      isTold: settings.IDENT_BROKER === 'ping',
      ...(settings.IDENT_PLACES_URL !== undefined && { placesUrl: settings.IDENT_PLACES_URL }),
    },
  };
}

function readAuthority(
  { IDENT_RA_URL: url, IDENT_RA_SUBJECT: subject, IDENT_PLACES_URL: placesUrl }: Settings,
  onDemand: TrustSettings['onDemand'],
): Pick<IdentitySettings, 'registrationAuthority'> {
  if (url === undefined || onDemand?.service.kind !== 'ais') return {};
  const { tls, legislations, service } = onDemand;
  const { customer } = service;
  return {
    registrationAuthority: {
      ...{ url, customer, subject, legislations },
      ...(tls && { tls }),
      ...(placesUrl !== undefined && { placesUrl }),
    },
  };
}
