import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import * as z from 'zod';
import { readTlsIdentity } from '../http/tls-settings.ts';

/** How callbacks show themselves to receivers that ask for a certificate, and which receivers they trust beside the usual ones. */
export const callbackTlsShape = {
  CALLBACK_CERTIFICATE: z.string().optional(),
  CALLBACK_KEY: z.string().optional(),
  CALLBACK_ROOTS: z.string().optional(),
};

const shape = z.object(callbackTlsShape);
type Settings = z.infer<typeof shape>;

/** PEM files; they are read anew for each call. */
export interface CallbackTlsFiles {
  own: { certificate: string; key: string } | undefined;
  roots: string | undefined;
}

export const readCallbackTlsFiles = (settings: Settings): CallbackTlsFiles => {
  const { CALLBACK_CERTIFICATE: certificate, CALLBACK_KEY: key, CALLBACK_ROOTS: roots } = settings;
  return { own: certificate && key ? { certificate, key } : undefined, roots };
};

/** Says what is missing or cannot be used; `[variable, sentence]`. */
export function findCallbackTlsGaps(settings: Settings): [string, string][] {
  const { CALLBACK_CERTIFICATE, CALLBACK_KEY } = settings;
  if (CALLBACK_CERTIFICATE && !CALLBACK_KEY) return [['CALLBACK_KEY', 'must be set with CALLBACK_CERTIFICATE']];
  if (CALLBACK_KEY && !CALLBACK_CERTIFICATE) return [['CALLBACK_CERTIFICATE', 'must be set with CALLBACK_KEY']];
  try {
    openCallbackTls(readCallbackTlsFiles(settings));
    return [];
  } catch (error) {
    return [['CALLBACK_CERTIFICATE', `or CALLBACK_ROOTS cannot be used: ${(error as Error).message}`]];
  }
}

/** What a call by https brings along. */
export const openCallbackTls = ({ own, roots }: CallbackTlsFiles): { cert?: string; key?: string; ca?: string } => ({
  ...(own && readTlsIdentity(own)),
  ...(roots && { ca: [...rootCertificates, readFileSync(roots, 'utf8')].join('\n') }),
});
