import { StructureProblem } from '../pdf/pdf-problem.ts';
import type { RandomAccess } from '../pdf/structure/random-access.ts';
import { DerError } from '../pki/der.ts';
import type { HashName } from '../pki/verify-signature.ts';
import { hashRanges, type HashWish } from './bytes/hash-ranges.ts';
import { readCandidates } from './bytes/read-candidates.ts';
import { CertificatePool } from './certificates/certificate-pool.ts';
import type { TrustContext } from './certificates/judge-certificate.ts';
import { makeFinding } from './findings.ts';
import { gatherMaterial } from './gather-material.ts';
import { judgeEntries } from './judge-entries.ts';
import type { JudgeQuality } from './judge-quality.ts';
import { openFile, UnreadableFile, type OpenedFile } from './open-file.ts';
import { readEntry, type Entry } from './read-entry.ts';
import type { DocumentReport, Finding, SubIndication, TrustAnchor } from './report.ts';
import { StatusMaterial } from './revocation/status-material.ts';
import type { FetchStatus } from './revocation/judge-status.ts';
import { traceChanges } from './trace-changes.ts';
import { concludeFile } from './conclude-file.ts';

export type VerifyOptions = {
  /** What paths may end at; none means that nothing can be trusted. */
  anchors: TrustAnchor[];
  /** The time of the judgement. */
  at: Date;
  /** Asks for a certificate's status where the file does not hold one; without it the file must tell all. */
  fetchStatus?: FetchStatus;
  /** What trusted lists say of a signer; asked only of signatures whose path ends at an anchor. */
  judgeQuality?: JudgeQuality;
};

/** The digests that each entry needs; a bare RSA signature shows only later which one it used. */
function wishDigests(entry: Entry): HashName[] {
  if (entry.kind === 'broken') return [];
  if (entry.kind === 'timestamp') return [entry.token.hash];
  if (entry.value.kind === 'rsa') return ['sha1', 'sha256', 'sha384', 'sha512'];
  return entry.form === 'adbe.pkcs7.sha1' ? ['sha1'] : [entry.value.message.digest];
}

type Digests = { sha256: string; find: (entry: Entry, hash: HashName) => Uint8Array };

async function takeDigests(source: RandomAccess, entries: Entry[]): Promise<Digests> {
  const keys: { entry: Entry; hash: HashName }[] = [];
  const wishes: HashWish[] = [];
  for (const entry of entries) {
    for (const hash of wishDigests(entry)) {
      if (entry.kind === 'broken') continue;
      keys.push({ entry, hash });
      wishes.push({ range: entry.range, hash });
    }
  }
  const { digests, sha256 } = await hashRanges(source, wishes);
  const find = (entry: Entry, hash: HashName) =>
    digests[keys.findIndex((key) => key.entry === entry && key.hash === hash)] ?? new Uint8Array();
  return { sha256, find };
}

/** The sizes of the revisions: up to where a signature ends, or behind the line end of their %%EOF. */
function measureRevisions({ scan }: OpenedFile, entries: Entry[]): number[] {
  return scan.revisions.map(({ size }, index) => {
    const signed = entries.find((entry) => entry.candidate.range && entry.candidate.revision === index);
    return signed?.candidate.range?.end ?? size;
  });
}

async function judgeOpened(source: RandomAccess, file: OpenedFile, options: VerifyOptions): Promise<DocumentReport> {
  const { candidates, findings } = await readCandidates(file.reader, file.scan);
  const entries = candidates.map(readEntry);
  const digests = await takeDigests(source, entries);
  const revisions = measureRevisions(file, entries);
  const pool = new CertificatePool(options.anchors);
  const material = new StatusMaterial();
  const stored = await gatherMaterial(file.reader, entries, pool, material);
  const { fetchStatus, at: now } = options;
  const context: TrustContext = { pool, status: { material, now, fetchStatus, asked: new Set() } };
  const changesOf = await traceChanges(file.reader, entries, revisions);
  const judged = await judgeEntries({
    ...options,
    entries,
    digestOf: digests.find,
    changesOf,
    context,
    now,
    size: source.size,
  });
  const damaged = material
    .listDamaged()
    .map(({ kind, position }) => makeFinding('store-damaged', `${kind} at ${position}: its signature does not hold`));
  const all: Finding[] = [...file.findings, ...findings, ...stored, ...damaged];
  return concludeFile({
    sha256: digests.sha256,
    size: source.size,
    checkedAt: now.toISOString(),
    ...judged,
    revisions,
    findings: all,
  });
}

async function reportUnreadable(
  source: RandomAccess,
  options: VerifyOptions,
  finding: Finding,
): Promise<DocumentReport> {
  const { sha256 } = await hashRanges(source, []);
  const isEncrypted = finding.code === 'file-encrypted';
  const subIndication: SubIndication = isEncrypted ? 'SIGNED_DATA_NOT_FOUND' : 'FORMAT_FAILURE';
  return {
    verdict: isEncrypted ? 'INDETERMINATE' : 'TOTAL_FAILED',
    subIndication,
    sha256,
    size: source.size,
    checkedAt: options.at.toISOString(),
    signatures: [],
    timestamps: [],
    revisions: [],
    findings: [finding],
  };
}

/**
 * Judges every signature and document timestamp of a PDF (EN 319 102-1; EN 319 142-1), of any tool, and the file as a
 * whole. Reads by position and hashes the file once, so memory does not grow with it. Never throws for what a file
 * holds: a damaged or encrypted one gets a report that says so. Errors of reading the source itself are thrown.
 */
export async function verifyDocument(source: RandomAccess, options: VerifyOptions): Promise<DocumentReport> {
  try {
    const file = await openFile(source);
    return await judgeOpened(source, file, options);
  } catch (error) {
    if (error instanceof UnreadableFile) {
      return await reportUnreadable(source, options, makeFinding(error.code, error.message));
    }
    const code = findFailure(error);
    if (!code) throw error;
    return await reportUnreadable(source, options, makeFinding(code, (error as Error).message));
  }
}

/** What a structure that nobody foresaw counts as; undefined for errors that are not the file's. */
function findFailure(error: unknown) {
  if (error instanceof StructureProblem) return error.failure === 'damaged' ? 'file-damaged' : 'file-too-complex';
  return error instanceof DerError ? 'file-damaged' : undefined;
}
