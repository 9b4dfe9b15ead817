import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { askOpenssl } from './ask-openssl.ts';
import type { Findings } from './findings.ts';
import { checkCms, hasPath } from './check-cms.ts';
import { readDer } from './read-der.ts';
import type { Report } from './read-report.ts';

/** A signature value of the PDF, with the bytes that its ByteRange covers. */
interface Sealed {
  der: Buffer;
  /** What lies before and after the value. */
  parts: [Buffer, Buffer];
  end: number;
}

/** All signatures in the order of their ends (ISO 32000-2, section 12.8.1): the gap of each ByteRange is its hexadecimal value. */
function listSealed(pdf: Buffer): Sealed[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
    .map((match): Sealed => {
      const [start, length, next, rest] = match.slice(1).map(Number) as [number, number, number, number];
      const value = /^<([\da-f]+)>$/i.exec(text.slice(length, next))?.[1];
      if (start !== 0 || !value || next + rest > pdf.length) throw new Error('a ByteRange does not fit the file');
      const parts: Sealed['parts'] = [pdf.subarray(0, length), pdf.subarray(next, next + rest)];
      // Zeros fill the room that was kept for the value.
      return { der: readDer(Buffer.from(value, 'hex')).whole, parts, end: next + rest };
    })
    .toSorted((a, b) => a.end - b.end);
}

const hashParts = (parts: Buffer[]) => (hash: string) => {
  const running = createHash(hash);
  for (const part of parts) running.update(part);
  return running.digest();
};

/** A hash in the information dictionary, which the seal covers; undefined when it is not there exactly once. */
function readInfo([before]: Sealed['parts'], key: string): string | undefined {
  const found = [...before.toString('latin1').matchAll(new RegExp(`/${key} \\(([\\da-f]{64})\\)`, 'g'))];
  return found.length === 1 ? found[0]![1] : undefined;
}

interface Beside {
  report: Report;
  reportBytes: Buffer;
  /** PEM of the roots that the seal has to chain to. */
  trust: string | undefined;
}

/**
 * Checks the seal of report.pdf by itself, each timestamp after it, and that the sealed text names this chain, this report.json and this
 * README.txt.
 */
export async function checkSeal(folder: string, beside: Beside): Promise<Findings> {
  const pdf = await readFile(path.join(folder, 'report.pdf')).catch(() => undefined);
  // That it is missing is said by checkFiles.
  if (!pdf) return { faults: [], notes: [] };
  try {
    const sealed = listSealed(pdf);
    const [seal] = sealed;
    if (!seal) return { faults: ['report.pdf carries no seal.'], notes: [] };
    const checked = sealed.map(({ der, parts }) => checkCms(der, hashParts(parts)));
    const faults: string[] = [];
    if (checked[0]!.isTimestamp || checked.slice(1).some(({ isTimestamp }) => !isTimestamp))
      faults.push('report.pdf is not sealed by one seal and timestamps after it.');
    if (sealed.at(-1)!.end !== pdf.length)
      faults.push('report.pdf has bytes at its end that no seal and no timestamp covers.');
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const readme = await readFile(path.join(folder, 'README.txt')).catch(() => undefined);
    if (readInfo(seal.parts, 'SigillumEvidenceHash') !== beside.report.evidence.lastHash)
      faults.push('report.pdf was sealed for a chain that ends with another hash.');
    if (readInfo(seal.parts, 'SigillumReportSha256') !== hash(beside.reportBytes))
      faults.push('report.json is not the one that report.pdf was sealed with.');
    if (readme && readInfo(seal.parts, 'SigillumReadmeSha256') !== hash(readme))
      faults.push('README.txt is not the one that report.pdf was sealed with.');
    const who = await judgeSigner(seal, checked[0]!, beside);
    const timestamps = sealed.length === 2 ? 'a timestamp after it' : `${sealed.length - 1} timestamps after it`;
    const notes = faults.length
      ? []
      : [`report.pdf is as it was sealed, with ${timestamps}; it names this chain and these files.`];
    return { faults: [...faults, ...who.faults], notes: [...notes, ...who.notes] };
  } catch (error) {
    return { faults: [`The seal of report.pdf does not hold: ${(error as Error).message}.`], notes: [] };
  }
}

async function judgeSigner(
  seal: Sealed,
  { signer, certificates }: ReturnType<typeof checkCms>,
  beside: Beside,
): Promise<Findings> {
  const opinion = await askOpenssl(seal.der, Buffer.concat(seal.parts));
  const name = signer.subject.replaceAll('\n', ', ');
  const faults = opinion === 'refused' ? ['OpenSSL does not accept the seal of report.pdf.'] : [];
  const notes = opinion === 'accepted' ? ['OpenSSL accepts the seal, too.'] : [];
  if (beside.trust === undefined)
    return { faults, notes: [...notes, `The seal is of ${name} (not checked further: give --trust ROOT.pem).`] };
  const roots = (beside.trust.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (pem) => new X509Certificate(pem),
  );
  const at = new Date(beside.report.evidence.events.at(-1)?.at ?? 0);
  return hasPath(signer, certificates, roots, at)
    ? { faults, notes: [...notes, `The seal is of ${name}, whose certificate chains to the given root.`] }
    : { faults: [...faults, `The seal is of ${name}, whose certificate does not chain to the given root.`], notes };
}
