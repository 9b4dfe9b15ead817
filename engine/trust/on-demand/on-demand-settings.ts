import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import {
  describeError,
  LEGISLATIONS,
  listOf,
  QUALITIES,
  safeUrl,
  split,
  type Legislation,
} from '../settings-fields.ts';
import type { TrustQuality } from '../trust-service.ts';
import { isCredentialNamed } from './credential-names.ts';
import { DEFAULT_SUBJECT, type AisCustomer } from './ais-requests.ts';
import type { BrokerConsent } from './broker-consent.ts';

/** An on-demand service that the operator has a contract with. */
export type OnDemandSettings = {
  url: string;
  qualities: TrustQuality[];
  legislations: Legislation[];
  /** By `LEGISLATION-QUALITY`, where the contract names others than the public ones. */
  credentials: Record<string, string>;
  anchors: Uint8Array[];
  /** Our certificate there and its key, PEM. */
  tls?: { cert: string; key: string };
  service:
    | ({ kind: 'ais' } & AisCustomer)
    | ({ kind: 'broker'; clientId: string; clientSecret: string } & BrokerConsent);
};

const pem = z
  .string()
  .optional()
  .transform((file, context) => {
    try {
      return file === undefined ? undefined : readFileSync(path.resolve(file), 'utf8');
    } catch (error) {
      context.addIssue(`must be a PEM file: ${describeError(error)}`);
      return z.NEVER;
    }
  });

/** The settings as they stand among the environment variables. */
export const onDemandShape = {
  TRUST_ONDEMAND_URL: safeUrl.optional(),
  TRUST_ONDEMAND_KIND: z.enum(['ais', 'broker'], 'must be ais or broker').default('broker'),
  TRUST_ONDEMAND_QUALITIES: listOf(QUALITIES, 'QES'),
  TRUST_ONDEMAND_LEGISLATIONS: listOf(LEGISLATIONS, 'ZERTES,EIDAS'),
  TRUST_ONDEMAND_CREDENTIALS: z
    .string()
    .default('')
    .refine(
      (text) => split(text).every((part) => /^(ZERTES|EIDAS)-\w+=.+$/.test(part)),
      'must be a list such as ZERTES-QES=name,EIDAS-QES=name',
    ),
  TRUST_ONDEMAND_CERTIFICATE: pem,
  TRUST_ONDEMAND_KEY: pem,
  TRUST_ONDEMAND_CUSTOMER: z.string().optional(),
  TRUST_ONDEMAND_SUBJECT: z.string().regex(/^\w+=/, 'must be a name such as cn={name}, c=CH').default(DEFAULT_SUBJECT),
  TRUST_ONDEMAND_MESSAGE: z.string().max(40).default('Sigillum: '),
  TRUST_ONDEMAND_CLIENT_ID: z.string().optional(),
  TRUST_ONDEMAND_CLIENT_SECRET: z.string().optional(),
  TRUST_ONDEMAND_HINT_SECRET: z.string().optional(),
  TRUST_ONDEMAND_NAMESPACE: z
    .enum(['msisdn', 'MSA', 'STS', 'MSAINT', 'FUT', 'PWDOTP', 'WBAUTHN'], 'must be a namespace of the broker')
    .optional(),
};
const shape = z.object(onDemandShape);
/** The roots are those of any signing service of the operator's. */
type Settings = z.infer<typeof shape> & { TRUST_ANCHORS: Uint8Array[] };

function isPair(certificate: string, key: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    // What cannot be read is none; the reason would quote the key.
    return false;
  }
}

const readCredentials = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    split(settings.TRUST_ONDEMAND_CREDENTIALS).map((part) => {
      const [kind = '', ...name] = part.split('=');
      return [kind, name.join('=')];
    }),
  );

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findOnDemandGaps(settings: Settings): [string, string][] {
  const { TRUST_ONDEMAND_URL: url, TRUST_ONDEMAND_KIND: kind } = settings;
  const { TRUST_ONDEMAND_CERTIFICATE: certificate, TRUST_ONDEMAND_KEY: key } = settings;
  if (url === undefined) return [];
  const needed =
    kind === 'ais'
      ? (['TRUST_ONDEMAND_CUSTOMER'] as const)
      : (['TRUST_ONDEMAND_CLIENT_ID', 'TRUST_ONDEMAND_CLIENT_SECRET'] as const);
  const gaps = needed
    .filter((name) => settings[name] === undefined)
    .map((name): [string, string] => [name, 'must be set with TRUST_ONDEMAND_URL']);
  if (settings.TRUST_ANCHORS.length === 0) {
    gaps.push(['TRUST_ANCHORS', 'must name the root certificates of the service at TRUST_ONDEMAND_URL']);
  }
  const credentials = readCredentials(settings);
  for (const legislation of settings.TRUST_ONDEMAND_LEGISLATIONS) {
    for (const quality of settings.TRUST_ONDEMAND_QUALITIES) {
      const wanted = `${legislation}-${quality}`;
      if (!isCredentialNamed(wanted, credentials))
        gaps.push(['TRUST_ONDEMAND_CREDENTIALS', `must name the certificate for ${wanted}`]);
    }
  }
  const isGiven = certificate !== undefined && key !== undefined;
  if (url.startsWith('https:') && !isGiven) {
    gaps.push(['TRUST_ONDEMAND_CERTIFICATE', 'and TRUST_ONDEMAND_KEY must be set with TRUST_ONDEMAND_URL']);
  }
  if (isGiven && !isPair(certificate, key)) {
    gaps.push(['TRUST_ONDEMAND_KEY', 'must be the key of TRUST_ONDEMAND_CERTIFICATE, both PEM, the key not encrypted']);
  }
  return gaps;
}

/** The service that settings without gaps describe; undefined when there is none. */
export function readOnDemandSettings(settings: Settings): OnDemandSettings | undefined {
  const { TRUST_ONDEMAND_URL: url, TRUST_ONDEMAND_CERTIFICATE: cert, TRUST_ONDEMAND_KEY: key } = settings;
  if (url === undefined) return undefined;
  const { TRUST_ONDEMAND_HINT_SECRET: hintSecret, TRUST_ONDEMAND_NAMESPACE: namespace } = settings;
  const service: OnDemandSettings['service'] =
    settings.TRUST_ONDEMAND_KIND === 'ais'
      ? {
          kind: 'ais',
          customer: settings.TRUST_ONDEMAND_CUSTOMER ?? '',
          subject: settings.TRUST_ONDEMAND_SUBJECT,
          messagePrefix: settings.TRUST_ONDEMAND_MESSAGE,
        }
      : {
          kind: 'broker',
          clientId: settings.TRUST_ONDEMAND_CLIENT_ID ?? '',
          clientSecret: settings.TRUST_ONDEMAND_CLIENT_SECRET ?? '',
          ...(hintSecret !== undefined && { hintSecret }),
          ...(namespace !== undefined && { namespace }),
        };
  return {
    url,
    qualities: settings.TRUST_ONDEMAND_QUALITIES,
    legislations: settings.TRUST_ONDEMAND_LEGISLATIONS,
    credentials: readCredentials(settings),
    anchors: settings.TRUST_ANCHORS,
    ...(cert !== undefined && key !== undefined && { tls: { cert, key } }),
    service,
  };
}
