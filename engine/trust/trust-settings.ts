import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import path from 'node:path';
import * as z from 'zod';

import {
  findOnDemandGaps,
  onDemandShape,
  readOnDemandSettings,
  type OnDemandSettings,
} from './on-demand/on-demand-settings.ts';
import { describeError, LEGISLATIONS, listOf, QUALITIES, safeUrl, split, type Legislation } from './settings-fields.ts';
import type { TrustQuality } from './trust-service.ts';

/** Which trust services outside this server are used; nothing by default. */
export type TrustSettings = {
  /** A remote signing service that speaks the CSC API v2. */
  csc?: {
    url: string;
    clientId: string;
    clientSecret: string;
    qualities: TrustQuality[];
    legislations: Legislation[];
    /** Credential ids of organisation seals by account name. */
    seals: Record<string, string>;
    /** Account names of those that are qualified. */
    qualifiedSeals: string[];
    userId: 'email' | 'mobile';
    lane?: 'raw' | 'cms';
    anchors: Uint8Array[];
  };
  /** A remote signing service that makes certificates while signing. */
  onDemand?: OnDemandSettings;
  /** A timestamp authority (RFC 3161); `csc`: the signing service stamps, too. */
  timestamps?:
    | 'csc'
    | { url: string; credentials?: { user: string; password: string }; policy?: string; anchors: Uint8Array[] };
  /** Networks of the operator's own in which certificates' status may be asked for. */
  statusNetworks?: BlockList;
};

const certificates = z
  .string()
  .optional()
  .transform((text, context) => {
    try {
      return split(text ?? '').flatMap(readCertificates);
    } catch (error) {
      context.addIssue(`must be a list of certificate files (PEM or DER): ${describeError(error)}`);
      return z.NEVER;
    }
  });

function readCertificates(file: string): Uint8Array[] {
  const bytes = readFileSync(path.resolve(file));
  const blocks = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g);
  try {
    return (blocks ?? [bytes]).map((block) => new Uint8Array(new X509Certificate(block).raw));
  } catch (cause) {
    throw new Error(`${file} holds no certificate`, { cause });
  }
}

/** The settings as they stand among the environment variables. */
export const trustShape = {
  ...onDemandShape,
  TRUST_CSC_URL: safeUrl.optional(),
  TRUST_CSC_CLIENT_ID: z.string().optional(),
  TRUST_CSC_CLIENT_SECRET: z.string().optional(),
  TRUST_CSC_QUALITIES: listOf(QUALITIES, 'QES'),
  TRUST_CSC_LEGISLATIONS: listOf(LEGISLATIONS, 'ZERTES,EIDAS'),
  TRUST_CSC_SEALS: z
    .string()
    .default('')
    .refine((text) => split(text).every((part) => /^[^=]+=.+$/.test(part)), 'must be a list of account=credential'),
  TRUST_CSC_QUALIFIED_SEALS: z.string().default(''),
  TRUST_CSC_USER_ID: z.enum(['email', 'mobile'], 'must be email or mobile').default('email'),
  TRUST_CSC_LANE: z.enum(['raw', 'cms'], 'must be raw or cms').optional(),
  TRUST_ANCHORS: certificates,
  TSA_URL: z
    .string()
    .refine(
      (text) => text === 'csc' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
      'must be csc, or a URL that starts with https:// or http://',
    )
    .optional(),
  TSA_AUTH: z
    .string()
    .regex(/^[^:]+:./, 'must be user:password')
    .optional(),
  TSA_ANCHORS: certificates,
  TSA_POLICY: z
    .string()
    .regex(/^\d+(\.\d+)+$/, 'must be an object identifier, such as 1.2.3')
    .optional(),
};
const shape = z.object(trustShape);
/** What those settings hold, and the networks that the server's own settings read. */
type Settings = z.infer<typeof shape> & { TRUST_STATUS_NETWORKS?: BlockList | undefined };

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findTrustGaps(settings: Settings): [string, string][] {
  const { TRUST_CSC_URL: csc, TSA_URL: tsa } = settings;
  const gaps: [string, string][] = [];
  for (const name of ['TRUST_CSC_CLIENT_ID', 'TRUST_CSC_CLIENT_SECRET'] as const) {
    if (csc !== undefined && settings[name] === undefined) gaps.push([name, 'must be set with TRUST_CSC_URL']);
  }
  if (csc !== undefined && settings.TRUST_ANCHORS.length === 0) {
    gaps.push(['TRUST_ANCHORS', 'must name the root certificates of the service at TRUST_CSC_URL']);
  }
  gaps.push(...findOnDemandGaps(settings));
  if (tsa === 'csc' && csc === undefined) gaps.push(['TSA_URL', 'can be csc only with TRUST_CSC_URL']);
  if (tsa !== undefined && tsa !== 'csc' && settings.TSA_ANCHORS.length === 0) {
    gaps.push(['TSA_ANCHORS', 'must name the root certificates of the authority at TSA_URL']);
  }
  return gaps;
}

/** The trust services that settings without gaps describe. */
export function readTrustSettings(settings: Settings): TrustSettings {
  const { TRUST_CSC_URL, TRUST_CSC_CLIENT_ID, TRUST_CSC_CLIENT_SECRET, TRUST_CSC_LANE, TSA_URL } = settings;
  const [user = '', ...password] = (settings.TSA_AUTH ?? '').split(':');
  const timestamps = TSA_URL !== undefined &&
    TSA_URL !== 'csc' && {
      url: TSA_URL,
      ...(settings.TSA_AUTH !== undefined && { credentials: { user, password: password.join(':') } }),
      ...(settings.TSA_POLICY !== undefined && { policy: settings.TSA_POLICY }),
      anchors: settings.TSA_ANCHORS,
    };
  const onDemand = readOnDemandSettings(settings);
  return {
    ...(onDemand && { onDemand }),
    ...(TRUST_CSC_URL !== undefined && {
      csc: {
        url: TRUST_CSC_URL,
        clientId: TRUST_CSC_CLIENT_ID ?? '',
        clientSecret: TRUST_CSC_CLIENT_SECRET ?? '',
        qualities: settings.TRUST_CSC_QUALITIES,
        legislations: settings.TRUST_CSC_LEGISLATIONS,
        seals: Object.fromEntries(
          split(settings.TRUST_CSC_SEALS).map((part) => {
            const [account = '', ...credential] = part.split('=');
            return [account, credential.join('=')];
          }),
        ),
        qualifiedSeals: split(settings.TRUST_CSC_QUALIFIED_SEALS),
        userId: settings.TRUST_CSC_USER_ID,
        ...(TRUST_CSC_LANE && { lane: TRUST_CSC_LANE }),
        anchors: settings.TRUST_ANCHORS,
      },
    }),
    ...(TSA_URL === 'csc' && { timestamps: 'csc' as const }),
    ...(timestamps && { timestamps }),
    ...(settings.TRUST_STATUS_NETWORKS && { statusNetworks: settings.TRUST_STATUS_NETWORKS }),
  };
}
