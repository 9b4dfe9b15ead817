import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TrustAnchor } from '@sigillum/engine/verifier';

const pemBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const certificateFile = /\.(?:pem|crt|cer|der)$/i;

/** Every certificate of a file: PEM blocks, or one DER. Throws where there is none. */
function readCertificates(content: Buffer): Uint8Array[] {
  const blocks = content.toString('latin1').match(pemBlock);
  return (blocks ?? [content]).map((block) => new Uint8Array(new X509Certificate(block).raw));
}

/**
 * The certificates that an operator trusts: every file `*.pem`, `*.crt`, `*.cer` or `*.der` of a folder, which need not exist.
 * `onUnreadable` hears of files that hold no certificate; they give no trust.
 */
export async function readOperatorAnchors(
  folder: string,
  onUnreadable: (file: string) => void,
): Promise<TrustAnchor[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const anchors: TrustAnchor[] = [];
  for (const name of names.filter((file) => certificateFile.test(file)).toSorted()) {
    try {
      const certificates = readCertificates(await readFile(path.join(folder, name)));
      anchors.push(...certificates.map((certificate) => ({ certificate, source: 'operator' as const, name })));
    } catch {
      onUnreadable(name);
    }
  }
  return anchors;
}
