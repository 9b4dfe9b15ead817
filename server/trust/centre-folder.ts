import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyObject } from 'node:crypto';

import { openKey, sealKey, type EnvelopeParameters, type SealedKey } from './key-envelope.ts';

/** Where the embedded trust centre keeps what it is made of. Keys are sealed, files are replaced atomically. */
export type CentreFolder = {
  readParameters(): EnvelopeParameters;
  writeParameters(parameters: EnvelopeParameters): void;
  readKey(envelopeKey: Uint8Array, name: string): KeyObject;
  writeKey(envelopeKey: Uint8Array, name: string, key: KeyObject): void;
  readCertificate(name: string): Uint8Array | undefined;
  writeCertificate(name: string, der: Uint8Array): void;
  readCrlNumber(): number;
  writeCrlNumber(number: number): void;
  registerPath: string;
};

const PARAMETERS = 'trust-centre.json';

/** Tells whether a trust centre was set up in this folder. */
export const hasTrustCentre = (folder: string) => existsSync(join(folder, PARAMETERS));

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file so that after a crash either the old or the new content is there. */
function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.part`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, Buffer.from(content as Uint8Array));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Opens the folder's files for reading and writing. */
export function openCentreFolder(folder: string): CentreFolder {
  const keyPath = (name: string) => join(folder, 'keys', `${name}.json`);
  const certificatePath = (name: string) => join(folder, 'certificates', `${name}.cer`);
  const crlNumberPath = join(folder, 'crl-number');
  return {
    readParameters: () => JSON.parse(readFileSync(join(folder, PARAMETERS), 'utf8')) as EnvelopeParameters,
    writeParameters: (parameters) => replaceFile(join(folder, PARAMETERS), JSON.stringify(parameters)),
    readKey: (envelopeKey, name) =>
      openKey(envelopeKey, name, JSON.parse(readFileSync(keyPath(name), 'utf8')) as SealedKey),
    writeKey: (envelopeKey, name, key) =>
      replaceFile(keyPath(name), JSON.stringify(sealKey(envelopeKey, name, key), null, 2)),
    readCertificate: (name) =>
      existsSync(certificatePath(name)) ? new Uint8Array(readFileSync(certificatePath(name))) : undefined,
    writeCertificate: (name, der) => replaceFile(certificatePath(name), der),
    readCrlNumber: () => (existsSync(crlNumberPath) ? Number(readFileSync(crlNumberPath, 'utf8')) : 0),
    writeCrlNumber: (number) => replaceFile(crlNumberPath, String(number)),
    registerPath: join(folder, 'register.jsonl'),
  };
}
