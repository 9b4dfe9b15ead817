import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readCertificate } from '../certificates/certificate.ts';
import { loadLists, type LoadedLists } from '../lists/load-lists.ts';
import type { AnchorSource, TrustAnchor } from '../report.ts';
import { UsageError } from './read-arguments.ts';

const PEM =
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END (?:X509 |TRUSTED )?CERTIFICATE-----/g;

/** The certificates of a file: one in DER, or any number in PEM. */
export function readCertificateFile(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  const armoured = [...text.matchAll(PEM)].map(([, body = '']) => new Uint8Array(Buffer.from(body, 'base64')));
  return armoured.length > 0 ? armoured : [new Uint8Array(bytes)];
}

function readAnchorFile(file: string, source: AnchorSource): TrustAnchor[] {
  try {
    return readCertificateFile(readFileSync(file)).map((certificate) => {
      readCertificate(certificate);
      return { certificate, source, name: path.basename(file) };
    });
  } catch (cause) {
    throw new UsageError(`${file} holds no certificate that can be read.`, { cause });
  }
}

async function readLists(folder: string, at: Date): Promise<LoadedLists> {
  try {
    return await loadLists(folder, { at, remembers: false });
  } catch (cause) {
    throw new UsageError(`The trusted lists in ${folder} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/**
 * The anchors of the files and folders of lists that are named, and what is to be said of the lists; without any, those
 * of the data folder: the root of the trust centre, where there is one, and the lists of the server.
 */
export async function readTrust(
  { trust, lists }: { trust: string[]; lists: string[] },
  dataDir: () => string,
  at: Date,
): Promise<LoadedLists> {
  const isNamed = trust.length + lists.length > 0;
  const own = isNamed ? '' : path.join(dataDir(), 'trust/certificates/root.cer');
  const anchors = trust.flatMap((file) => readAnchorFile(file, 'operator'));
  if (existsSync(own)) anchors.push(...readAnchorFile(own, 'local'));
  for (const folder of lists) {
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  }
  const loaded: LoadedLists = { anchors, notes: [] };
  for (const folder of isNamed ? lists : [path.join(dataDir(), 'trust-lists')]) {
    const found = await readLists(folder, at);
    loaded.anchors.push(...found.anchors);
    loaded.notes.push(...found.notes);
  }
  return loaded;
}
