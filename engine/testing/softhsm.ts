import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MODULE = '/usr/lib/softhsm/libsofthsm2.so';

/** Whether SoftHSM and pkcs11-tool are here; the test set-up installs them where it may. */
export const hasSoftHsm = (): boolean =>
  [MODULE, '/usr/bin/pkcs11-tool', '/usr/bin/softhsm2-util'].every((file) => existsSync(file));

/** A token in software, of which the processes that this one starts know. */
export interface SoftToken {
  module: string;
  label: string;
  pin: string;
  /** Where the token lies: moved away, it is gone. */
  folder: string;
  /** Puts a private key under an id (hexadecimal). */
  putKey(id: string, key: KeyObject): void;
  /** Makes an RSA key in the token that signs by PSS alone; returns the public key, DER (SPKI). */
  makePssKey(id: string): Uint8Array;
  changePin(pin: string): void;
}

/** Makes a token in a folder and points SOFTHSM2_CONF there. */
export function makeSoftToken(work: string, label = 'Sigillum test'): SoftToken {
  const folder = path.join(work, 'tokens');
  mkdirSync(folder, { recursive: true });
  const settings = path.join(work, 'softhsm2.conf');
  writeFileSync(settings, `directories.tokendir = ${folder}\nobjectstore.backend = file\nlog.level = ERROR\n`);
  process.env['SOFTHSM2_CONF'] = settings;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  const token = { module: MODULE, label, pin: '4711', folder };
  const login = () => ['--module', MODULE, '--token-label', label, '--login', '--pin', token.pin];
  run('softhsm2-util', '--init-token', '--free', '--label', label, '--pin', token.pin, '--so-pin', '12345678');
  return Object.assign(token, {
    putKey(id: string, key: KeyObject) {
      const file = path.join(work, `${id}.pem`);
      writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
      run('softhsm2-util', '--import', file, '--token', label, '--label', id, '--id', id, '--pin', token.pin);
      rmSync(file);
    },
    makePssKey(id: string) {
      const kind = ['--keypairgen', '--key-type', 'rsa:2048', '--allowed-mechanisms', 'RSA-PKCS-PSS', '--id', id];
      run('/usr/bin/pkcs11-tool', ...login(), ...kind);
      return new Uint8Array(run('/usr/bin/pkcs11-tool', ...login(), '--read-object', '--type', 'pubkey', '--id', id));
    },
    changePin(pin: string) {
      run('/usr/bin/pkcs11-tool', ...login(), '--change-pin', '--new-pin', pin);
      token.pin = pin;
    },
  });
}

/** A pkcs11-tool in place of the real one, which notes every start. */
export interface FakePkcs11Tool {
  /** What it does from now on: lines of shell. */
  behave(script: string): void;
  countStarts(): number;
  remove(): void;
}

/** Puts it before the real one for the processes that this one starts, until it is removed. */
export function placeFakePkcs11Tool(work: string, script = 'exec /usr/bin/pkcs11-tool "$@"'): FakePkcs11Tool {
  const [folder, before] = [path.join(work, 'bin'), process.env['PATH']];
  const [tool, starts] = [path.join(folder, 'pkcs11-tool'), path.join(folder, 'starts')];
  mkdirSync(folder, { recursive: true });
  process.env['PATH'] = `${folder}${path.delimiter}${before}`;
  const behave = (lines: string) => {
    writeFileSync(tool, `#!/bin/sh\necho "$@" >> ${starts}\n${lines}\n`);
    chmodSync(tool, 0o755);
  };
  behave(script);
  return {
    behave,
    countStarts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n').length : 0),
    remove() {
      process.env['PATH'] = before;
      rmSync(folder, { recursive: true });
    },
  };
}
