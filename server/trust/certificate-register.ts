import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync, writeSync, existsSync } from 'node:fs';

import type { CertificateProfile, Issuer } from './issue-certificate.ts';

/** Reasons for a revocation (RFC 5280 section 5.3.1) that this trust centre uses. */
export const REVOCATION_REASONS = { unspecified: 0, keyCompromise: 1, superseded: 4, cessationOfOperation: 5 } as const;
export type RevocationReason = keyof typeof REVOCATION_REASONS;

/** What is known of an issued certificate. Serial numbers are lower-case hexadecimal. */
export type RegisteredCertificate = {
  serial: string;
  issuer: Issuer['name'];
  profile: CertificateProfile;
  notAfter: string;
  revokedAt?: string;
  reason?: RevocationReason;
};

/** Remembers every certificate ever issued; OCSP answers `unknown` for a serial that is not in it. */
export interface CertificateRegister {
  find(issuer: Issuer['name'], serial: string): RegisteredCertificate | undefined;
  listRevoked(issuer: Issuer['name']): RegisteredCertificate[];
  /** Adds a certificate or its new state; durable when it returns. */
  put(entry: RegisteredCertificate): void;
}

/**
 * A register in one append-only file of JSON lines, the last line of a serial counting. A line that a crash cut short
 * is completed by a newline and ignored, for its certificate had not left the building.
 */
export function openCertificateRegister(path: string): CertificateRegister {
  const entries = new Map<string, RegisteredCertificate>();
  const keyOf = (issuer: string, serial: string) => `${issuer}/${serial}`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(path, '\n');
  for (const line of text.split('\n').slice(0, -1)) {
    const entry = parseLine(line);
    if (entry) entries.set(keyOf(entry.issuer, entry.serial), entry);
  }
  return {
    find: (issuer, serial) => entries.get(keyOf(issuer, serial)),
    listRevoked: (issuer) => [...entries.values()].filter((entry) => entry.issuer === issuer && entry.revokedAt),
    put(entry) {
      const file = openSync(path, 'a', 0o600);
      try {
        writeSync(file, `${JSON.stringify(entry)}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      entries.set(keyOf(entry.issuer, entry.serial), entry);
    },
  };
}

function parseLine(line: string): RegisteredCertificate | undefined {
  try {
    return JSON.parse(line) as RegisteredCertificate;
  } catch {
    return undefined;
  }
}
