import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** Mobile ID, with which the operator has a contract. */
export interface MobileIdSettings {
  /** Without a slash at its end. */
  url: string;
  apId: string;
  prefix: string;
  /** Our own certificate there and its key, PEM. */
  certificate: string;
  key: string;
  /** DER roots of people’s certificates. */
  roots: Uint8Array[];
}

const pem = z
  .string()
  .optional()
  .transform((file, context) => {
    try {
      return file === undefined ? undefined : readFileSync(path.resolve(file), 'utf8');
    } catch {
      context.addIssue('must be a PEM file that can be read');
      return z.NEVER;
    }
  });

/** The settings as they stand among the environment variables. */
export const mobileIdShape = {
  MOBILE_ID_URL: safeUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  MOBILE_ID_AP_ID: z.string().optional(),
  MOBILE_ID_PREFIX: z.string().max(40, 'must have at most 40 characters').optional(),
  MOBILE_ID_CERTIFICATE: pem,
  MOBILE_ID_KEY: pem,
  MOBILE_ID_ROOT: pem,
};
const shape = z.object(mobileIdShape);
type Settings = z.infer<typeof shape>;

const needed = [
  'MOBILE_ID_AP_ID',
  'MOBILE_ID_PREFIX',
  'MOBILE_ID_CERTIFICATE',
  'MOBILE_ID_KEY',
  'MOBILE_ID_ROOT',
] as const;

const splitPem = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];

function isPair(certificate: string, key: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    // What cannot be read is none; the reason would quote the key.
    return false;
  }
}

function areRoots(text: string): boolean {
  try {
    const found = splitPem(text).map((one) => new X509Certificate(one));
    return found.length > 0 && found.every(({ ca }) => ca);
  } catch {
    return false;
  }
}

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findMobileIdGaps(settings: Settings): [string, string][] {
  if (settings.MOBILE_ID_URL === undefined) return [];
  const missing = needed
    .filter((name) => settings[name] === undefined)
    .map((name): [string, string] => [name, 'must be set with MOBILE_ID_URL']);
  if (missing.length > 0) return missing;
  const { MOBILE_ID_CERTIFICATE: certificate = '', MOBILE_ID_KEY: key = '', MOBILE_ID_ROOT: roots = '' } = settings;
  if (splitPem(certificate).length !== 1)
    return [['MOBILE_ID_CERTIFICATE', 'must hold one certificate: Mobile ID takes no chain']];
  return [
    ...(isPair(certificate, key)
      ? []
      : [['MOBILE_ID_KEY', 'must be the key of MOBILE_ID_CERTIFICATE, not encrypted'] as [string, string]]),
    ...(areRoots(roots)
      ? []
      : [['MOBILE_ID_ROOT', 'must hold the root certificates of Mobile ID, PEM'] as [string, string]]),
  ];
}

/** What settings without gaps describe; undefined when it is not set up. */
export function readMobileIdSettings(settings: Settings): MobileIdSettings | undefined {
  const { MOBILE_ID_URL: url } = settings;
  if (url === undefined) return undefined;
  return {
    url,
    apId: settings.MOBILE_ID_AP_ID!,
    prefix: settings.MOBILE_ID_PREFIX!,
    certificate: settings.MOBILE_ID_CERTIFICATE!,
    key: settings.MOBILE_ID_KEY!,
    roots: splitPem(settings.MOBILE_ID_ROOT!).map((one) => new Uint8Array(new X509Certificate(one).raw)),
  };
}
