import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readCertificate } from '../certificates/certificate.ts';
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

/** The anchors of the files given; without any, the root of the trust centre in the data folder, where there is one. */
export function readAnchors(files: string[], dataDir: () => string): TrustAnchor[] {
  if (files.length > 0) return files.flatMap((file) => readAnchorFile(file, 'operator'));
  const own = path.join(dataDir(), 'trust/certificates/root.cer');
  return existsSync(own) ? readAnchorFile(own, 'local') : [];
}
