import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';

import type { CertificateProfile, IssuerName } from '../pki/issue-certificate.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** Reasons for a revocation (RFC 5280 section 5.3.1) that this trust centre uses. */
export const REVOCATION_REASONS = { unspecified: 0, keyCompromise: 1, superseded: 4, cessationOfOperation: 5 } as const;
export type RevocationReason = keyof typeof REVOCATION_REASONS;

/** What is known of an issued certificate. Serial numbers are lower-case hexadecimal. */
export type RegisteredCertificate = {
  serial: string;
  issuer: IssuerName;
  profile: CertificateProfile;
  /** When it was issued; absent in lines of older versions. */
  issuedAt?: string;
  notAfter: string;
  revokedAt?: string;
  reason?: RevocationReason;
};

type Found = RegisteredCertificate | undefined;

/** Remembers every certificate ever issued; OCSP answers `unknown` for a serial that is not in it. */
export interface CertificateRegister {
  find(issuer: IssuerName, serial: string): Found | Promise<Found>;
  /** Every certificate with this serial number, whoever issued it; 127 random bits make that one. */
  findBySerial(serial: string): Found | Promise<Found>;
  isRevoked(serial: string): boolean;
  listRevoked(issuer: IssuerName): RegisteredCertificate[];
  /** The latest time at which anything was issued or revoked; undefined when nothing was. */
  newestTime(): Date | undefined;
  /** Adds a certificate or its new state; durable when it returns. */
  put(entry: RegisteredCertificate): void | Promise<void>;
  /** The same without standing still; durable when it resolves. Those that come while others are written share the next write. */
  add(entry: RegisteredCertificate): Promise<void>;
}

/** A register in a file, which is read at once. */
export interface FileRegister extends CertificateRegister {
  find(issuer: IssuerName, serial: string): Found;
  findBySerial(serial: string): Found;
  put(entry: RegisteredCertificate): void;
  list(): RegisteredCertificate[];
}

const computeCheck = (entry: object) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 12);

const writeLine = (entry: RegisteredCertificate) => `${JSON.stringify({ ...entry, check: computeCheck(entry) })}\n`;

function readEntry(line: string): RegisteredCertificate | undefined {
  try {
    const { check, ...entry } = JSON.parse(line) as RegisteredCertificate & { check?: string };
    const isWhole = /^[0-9a-f]+$/.test(entry.serial) && !Number.isNaN(Date.parse(entry.notAfter));
    return isWhole && (check === undefined || check === computeCheck(entry)) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** A crash leaves the beginning of a line, which ends before its closing brace; anything else unreadable is damage. */
const isCutShort = (line: string) =>
  line.startsWith('{') && !line.endsWith('}') && !readEntry(`${line.slice(0, -1)}}`) && !readEntry(`${line}}`);

/**
 * A register in one append-only file of JSON lines, the last line of a serial counting. A line that a crash cut short
 * is completed by a newline and ignored, for its certificate had not left the building. Lines that another process (the
 * operator's command) adds are read as soon as the file has grown. Throws TrustCentreError for a damaged file.
 */
export function openCertificateRegister(path: string): FileRegister {
  const entries = new Map<string, RegisteredCertificate>();
  const bySerial = new Map<string, RegisteredCertificate>();
  const revoked = new Map<string, RegisteredCertificate>();
  const keyOf = (issuer: string, serial: string) => `${issuer}/${serial}`;
  let offset = 0;
  let lineNumber = 0;
  let newest = 0;

  function take(line: string): void {
    lineNumber += 1;
    if (line === '' || isCutShort(line)) return;
    const entry = readEntry(line);
    if (!entry) {
      const advice = 'put the file back from a backup, for status answers depend on it';
      throw new TrustCentreError('register_damaged', `Line ${lineNumber} of ${path} is damaged: ${advice}.`);
    }
    entries.set(keyOf(entry.issuer, entry.serial), entry);
    bySerial.set(entry.serial, entry);
    if (entry.revokedAt) revoked.set(entry.serial, entry);
    for (const time of [entry.issuedAt, entry.revokedAt]) newest = Math.max(newest, time ? Date.parse(time) : 0);
  }
  /** Reads the whole lines that were added since the last time; tells whether a piece of a line is left over. */
  function readOn(): boolean {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= offset) return false;
    const bytes = Buffer.alloc(size - offset);
    const file = openSync(path, 'r');
    try {
      readSync(file, bytes, 0, bytes.length, offset);
    } finally {
      closeSync(file);
    }
    const end = bytes.lastIndexOf(10) + 1;
    offset += end;
    if (end > 0) for (const line of bytes.toString('utf8', 0, end - 1).split('\n')) take(line);
    return end < bytes.length;
  }
  readOn();

  /** Those that wait for the write under way to end. */
  let waiting: { lines: string[]; written: Promise<void> } | undefined;
  let written: Promise<unknown> = Promise.resolve();
  async function write(lines: readonly string[]): Promise<void> {
    const isPieceLeft = readOn();
    const file = await open(path, 'a', 0o600);
    try {
      await file.appendFile(`${isPieceLeft ? '\n' : ''}${lines.join('')}`);
      await file.datasync();
    } finally {
      await file.close();
    }
    readOn();
  }
  function begin() {
    const lines: string[] = [];
    const next = written.then(() => {
      waiting = undefined;
      return write(lines);
    });
    // Whoever waits for it hears that it failed; those after it try anew.
    written = next.catch(() => undefined);
    return { lines, written: next };
  }

  return {
    find(issuer, serial) {
      readOn();
      return entries.get(keyOf(issuer, serial));
    },
    findBySerial(serial) {
      readOn();
      return bySerial.get(serial);
    },
    isRevoked(serial) {
      readOn();
      return bySerial.get(serial)?.revokedAt !== undefined;
    },
    list() {
      readOn();
      return [...entries.values()];
    },
    listRevoked(issuer) {
      readOn();
      return [...revoked.values()].filter((entry) => entry.issuer === issuer);
    },
    newestTime() {
      readOn();
      return newest > 0 ? new Date(newest) : undefined;
    },
    add(entry) {
      waiting ??= begin();
      waiting.lines.push(writeLine(entry));
      return waiting.written;
    },
    put(entry) {
      const isPieceLeft = readOn();
      const line = writeLine(entry);
      const file = openSync(path, 'a', 0o600);
      try {
        writeSync(file, isPieceLeft ? `\n${line}` : line);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      readOn();
    },
  };
}
