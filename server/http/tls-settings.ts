import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The settings of a port that speaks TLS itself. */
export const tlsShape = { TLS_CERTIFICATE: z.string().optional(), TLS_KEY: z.string().optional() };

const shape = z.object(tlsShape);
type Settings = z.infer<typeof shape>;

/** Where certificate (with those of its issuers) and key lie, PEM. They are read anew when they change. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

export interface TlsIdentity {
  cert: string;
  key: string;
}

/** Reads both files; throws with a sentence about the file that cannot be used. */
export function readTlsIdentity({ certificate, key }: TlsFiles): TlsIdentity {
  const read = <T>(file: string, what: string, use: (text: string) => T): [text: string, used: T] => {
    try {
      const text = readFileSync(file, 'utf8');
      return [text, use(text)];
    } catch (error) {
      throw new Error(`${file} holds no ${what}: ${(error as Error).message}`, { cause: error });
    }
  };
  const [cert, x509] = read(certificate, 'certificate (PEM)', (text) => new X509Certificate(text));
  const [pem, privateKey] = read(key, 'key that is not encrypted (PEM)', (text) => createPrivateKey(text));
  if (!x509.checkPrivateKey(privateKey)) throw new Error(`${key} is not the key of the certificate in ${certificate}`);
  return { cert, key: pem };
}

/** The files that settings without gaps name; undefined: the port speaks http, to this machine or to a proxy. */
export function readTlsFiles({ TLS_CERTIFICATE, TLS_KEY }: Settings): TlsFiles | undefined {
  return TLS_CERTIFICATE && TLS_KEY ? { certificate: TLS_CERTIFICATE, key: TLS_KEY } : undefined;
}

/** Says what is missing or cannot be used; `[variable, sentence]`. */
export function findTlsGaps(settings: Settings): [string, string][] {
  const { TLS_CERTIFICATE, TLS_KEY } = settings;
  if (TLS_CERTIFICATE && !TLS_KEY) return [['TLS_KEY', 'must be set with TLS_CERTIFICATE']];
  if (TLS_KEY && !TLS_CERTIFICATE) return [['TLS_CERTIFICATE', 'must be set with TLS_KEY']];
  const files = readTlsFiles(settings);
  try {
    if (files) readTlsIdentity(files);
    return [];
  } catch (error) {
    return [['TLS_CERTIFICATE', `cannot be used: ${(error as Error).message}`]];
  }
}
