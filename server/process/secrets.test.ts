import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets, openServerKey } from './secrets.ts';

const key = Buffer.alloc(32, 7);
const secrets = createSecrets(key);

describe('secrets', () => {
  it('gives back what it encrypted, and never the same text twice', () => {
    const [one, other] = [secrets.encrypt('geheim €', 'row 1'), secrets.encrypt('geheim €', 'row 1')];
    expect(one).not.toBe(other);
    expect(secrets.decrypt(one, 'row 1')).toBe('geheim €');
  });

  it('does not decrypt what was moved, changed, cut, or made by another key', () => {
    const encrypted = secrets.encrypt('geheim', 'row 1');
    const flipped = Buffer.from(encrypted, 'base64url');
    flipped[13]! ^= 1;
    expect(() => secrets.decrypt(encrypted, 'row 2')).toThrow();
    expect(() => secrets.decrypt(flipped.toString('base64url'), 'row 1')).toThrow();
    expect(() => secrets.decrypt(encrypted.slice(0, 20), 'row 1')).toThrow();
    expect(() => createSecrets(Buffer.alloc(32, 8)).decrypt(encrypted, 'row 1')).toThrow();
  });

  it('makes tokens of the asked strength that fit a URL', () => {
    expect(Buffer.from(secrets.createToken(128), 'base64url')).toHaveLength(16);
    expect(secrets.createToken()).toMatch(/^[\w-]{43}$/);
    expect(secrets.createToken()).not.toBe(secrets.createToken());
  });

  it('hashes tokens the same at every start, and otherwise with another key', () => {
    expect(secrets.hashToken('t')).toMatch(/^[0-9a-f]{64}$/);
    expect(createSecrets(key).hashToken('t')).toBe(secrets.hashToken('t'));
    expect(createSecrets(Buffer.alloc(32, 8)).hashToken('t')).not.toBe(secrets.hashToken('t'));
  });

  it('knows its own signature and no other', () => {
    const mac = secrets.sign('sid.123');
    expect(secrets.isSignedBy('sid.123', mac)).toBe(true);
    expect(secrets.isSignedBy('sid.124', mac)).toBe(false);
    expect(secrets.isSignedBy('sid.123', mac.slice(1))).toBe(false);
    expect(secrets.isSignedBy('sid.123', '')).toBe(false);
  });

  it('derives one secret for each use', () => {
    expect(secrets.deriveSecret('trust centre')).toBe(createSecrets(key).deriveSecret('trust centre'));
    expect(secrets.deriveSecret('trust centre')).not.toBe(secrets.deriveSecret('other'));
  });
});

describe('server key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sigillum-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => path.join(folder, 'server-key.json');

  it('is made once, readable for the server alone, and found again', () => {
    const first = openServerKey(folder, undefined);
    expect(first).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(openServerKey(folder, undefined)).toEqual(first);
  });

  it('lies in no file when there is a passphrase', () => {
    const derived = openServerKey(folder, 'correct horse battery');
    expect(readFileSync(file(), 'utf8')).not.toContain(Buffer.from(derived).toString('base64'));
    expect(openServerKey(folder, 'correct horse battery')).toEqual(derived);
  });

  it('says what is wrong when the passphrase is another, missing, or new', () => {
    openServerKey(folder, 'correct horse battery');
    expect(() => openServerKey(folder, 'wrong horse battery')).toThrow('KEY_PASSPHRASE is not the one');
    expect(() => openServerKey(folder, undefined)).toThrow('Set KEY_PASSPHRASE');
    rmSync(file());
    openServerKey(folder, undefined);
    expect(() => openServerKey(folder, 'correct horse battery')).toThrow('was made without one');
  });
});
