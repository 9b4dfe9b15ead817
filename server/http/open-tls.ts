import type { SecureContextOptions } from 'node:tls';
import { createServer, type Server } from 'node:https';
import { readTlsIdentity, type TlsFiles, type TlsIdentity } from './tls-settings.ts';

export interface OwnTls {
  files: TlsFiles;
  /** Hears why a certificate that has changed cannot be used; the one before goes on. */
  onFailure?: (error: unknown) => void;
  /** How often the files are looked at, in milliseconds. */
  lookEveryMs?: number;
}

/** TLS 1.3, and 1.2 with forward secrecy and authenticated encryption alone (RFC 9325, section 4.2). */
const strength: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305',
  ].join(':'),
};

const isSame = (one: TlsIdentity, other: TlsIdentity) => one.cert === other.cert && one.key === other.key;

/** What a server over TLS is made with. */
export const describeTls = ({ files }: OwnTls) => ({
  createServer,
  serverOptions: { ...strength, ...readTlsIdentity(files) },
});

/** Takes a renewed certificate without a restart: authorities hand them out for weeks. */
export function followRenewals(
  server: Pick<Server, 'setSecureContext'> & { once(event: 'close', hear: () => void): unknown },
  { files, onFailure, lookEveryMs = 60_000 }: OwnTls,
): void {
  let current = readTlsIdentity(files);
  const look = setInterval(() => {
    try {
      const read = readTlsIdentity(files);
      if (isSame(read, current)) return;
      server.setSecureContext({ ...strength, ...read });
      current = read;
    } catch (error) {
      // The two files are written one after the other: the next look sees both.
      onFailure?.(error);
    }
  }, lookEveryMs).unref();
  server.once('close', () => clearInterval(look));
}
