import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { verifyChain } from '@sigillum/server/evidence/verify-chain.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { verifyDocument, type TrustAnchor } from '@sigillum/engine/verifier';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { openServerDatabase } from './processes.ts';

/** Everything that a server keeps of one request. */
async function readBooks(dataDir: string, id: string) {
  const { db, close } = openServerDatabase(dataDir);
  try {
    const request = await db
      .selectFrom('signature_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const ofRequest = db.selectFrom('signatures').select('sid').where('request_id', '=', id);
    const [signatures, documents, events, mails, preparations, codes, ledger] = await Promise.all([
      db.selectFrom('signatures').selectAll().where('request_id', '=', id).orderBy('position').execute(),
      db.selectFrom('documents').selectAll().where('request_id', '=', id).orderBy('position').execute(),
      db.selectFrom('audit_events').selectAll().where('request_id', '=', id).orderBy('seq').execute(),
      db.selectFrom('mails').selectAll().where('subject', 'like', `%${request.title}%`).execute(),
      db.selectFrom('signing_preparations').selectAll().where('sid', 'in', ofRequest).execute(),
      db.selectFrom('tans').selectAll().where('sid', 'in', ofRequest).execute(),
      db.selectFrom('paid_signatures').selectAll().where('request_id', '=', id).orderBy('seq').execute(),
    ]);
    const versions = await db
      .selectFrom('document_versions')
      .selectAll()
      .where(
        'document_id',
        'in',
        documents.map((document) => document.id),
      )
      .orderBy('ordinal')
      .execute();
    return { request, signatures, documents, events, mails, preparations, codes, ledger, versions };
  } finally {
    await close();
  }
}
type Books = Awaited<ReturnType<typeof readBooks>>;

/** The bytes of each version of a document, put together from the blobs without the server's code. Each is the start of the next. */
function readVersions(fileOf: (sha256: string) => string, versions: Books['versions']): Buffer[] {
  const readBlob = (sha256: string) => readFileSync(fileOf(sha256));
  const files: Buffer[] = [];
  for (const [index, { ordinal, parent_id, base_blob, tail_blob, sha256, size, cause }] of versions.entries()) {
    expect([ordinal, parent_id], 'one version follows the other').toEqual([index, versions[index - 1]?.id ?? null]);
    const start = base_blob ? readBlob(base_blob) : files[index - 1]!;
    const file = tail_blob ? Buffer.concat([start, readBlob(tail_blob)]) : start;
    if (index && cause !== 'INTAKE') expect(start, 'earlier bytes stay').toBe(files[index - 1]);
    const found = { sha256: createHash('sha256').update(file).digest('hex'), size: file.length };
    expect(found, `the file of version ${ordinal} (${cause})`).toEqual({ sha256, size });
    files.push(file);
  }
  return files;
}

/** Each signature is counted once, for whoever pays, and nothing else is. */
function expectTruthfulLedger({ request, events, ledger }: Books): void {
  const made = events.filter(({ name }) => name === 'SIGNED');
  const { business_id, owner_id } = request;
  expect(
    ledger.map(({ seq, quality, business_id: payer, user_id }) => ({ seq, quality, payer: payer ?? user_id })),
  ).toEqual(made.map(({ seq, data }) => ({ seq, quality: data['quality'], payer: business_id ?? owner_id })));
}

/** What events say of versions is what is there, and each version that came after the upload has its event. */
function expectTruthfulEvents({ request, signatures, events, versions }: Books): void {
  expect(verifyChain(events)).toMatchObject({ isIntact: true });
  for (const { sid, status } of signatures) {
    const own = events.filter(({ name, data }) => name === 'SIGNED' && data['sid'] === sid);
    // A signature that turned out not to hold was accepted before, and both is told.
    const isThere = status === 'SIGNED' || status === 'ERROR';
    expect(own, `events of a signature that is ${status}`).toHaveLength(isThere ? 1 : 0);
    const failures = events.filter(({ name, data }) => name === 'SIGNATURE_FAILED' && data['sid'] === sid);
    expect(failures).toHaveLength(status === 'ERROR' ? 1 : 0);
  }
  const ends = events.filter(({ name }) => name === 'COMPLETED');
  expect(ends).toHaveLength(request.status === 'SIGNED' ? 1 : 0);
  const told = events
    .filter(({ name }) => ['SIGNED', 'LONG_TERM_DATA_ADDED'].includes(name))
    .flatMap(({ documents }) => documents);
  for (const { documentId, versionId, sha256 } of [...told, ...ends.flatMap(({ documents }) => documents)])
    expect(versions.find(({ id }) => id === versionId)).toMatchObject({ document_id: documentId, sha256 });
  // Each event names the last version that it brought about: nothing stands behind the newest of them.
  for (const documentId of new Set(versions.map(({ document_id }) => document_id))) {
    const grown = versions.filter(({ document_id, cause }) => document_id === documentId && cause !== 'UPLOAD');
    const newest = told.findLast((document) => document['documentId'] === documentId);
    expect(grown.at(-1)?.id).toBe(newest?.['versionId']);
  }
}

function expectMailsOnce({ request, mails }: Books, recipients: readonly string[]): void {
  const told = mails.map(({ template, to_address }) => `${template} ${to_address}`);
  expect(new Set(told).size, `no mail goes out twice: ${told.join(', ')}`).toBe(told.length);
  const ends = mails.filter(({ template }) => template === 'all-signed').map(({ to_address }) => to_address);
  expect(ends.toSorted()).toEqual(request.status === 'SIGNED' ? recipients.toSorted() : []);
  const failures = mails.filter(({ template }) => template === 'signature-failed').map(({ to_address }) => to_address);
  expect(failures.toSorted()).toEqual(request.status === 'ERROR' ? recipients.toSorted() : []);
}

interface BookOptions {
  /** Everybody who hears of the end. */
  recipients: readonly string[];
  /** Beside the root of the server's own trust centre. */
  anchors?: TrustAnchor[];
  /** When the finished files are judged; now unless told. */
  at?: Date;
  /** Where the bytes of a blob lie; in the data folder unless told. */
  fileOf?: (sha256: string) => string;
}

/**
 * Fails unless what a server keeps of a request balances: signatures, versions, files, evidence and mails tell the same. Nothing is lost
 * and nothing is there twice. A finished file passes our verifier and pdfsig. Tells the statuses.
 */
export async function expectBalance(
  dataDir: string,
  id: string,
  {
    recipients,
    anchors = [],
    at = new Date(),
    fileOf = (sha256) => path.join(dataDir, 'files', sha256.slice(0, 2), sha256),
  }: BookOptions,
): Promise<{ status: string; signatures: string[] }> {
  const books = await readBooks(dataDir, id);
  const { request, signatures, documents, versions, preparations, codes } = books;
  const signed = signatures.filter(({ status }) => status === 'SIGNED' || status === 'ERROR');
  expectTruthfulEvents(books);
  expectTruthfulLedger(books);
  expectMailsOnce(books, recipients);
  for (const { sid } of signed) {
    expect(
      [...preparations, ...codes].filter((left) => left.sid === sid),
      'what signing needed is gone',
    ).toEqual([]);
  }
  for (const document of documents) {
    const own = versions.filter(({ document_id }) => document_id === document.id);
    const [file] = readVersions(fileOf, own).toReversed();
    expect(own.at(-1)!.id).toBe(document.current_version_id);
    const revisions = own.filter(({ cause }) => cause === 'SIGNATURE').map(({ signature_sid }) => signature_sid);
    expect(revisions.toSorted(), 'one revision a signature').toEqual(signed.map(({ sid }) => sid).toSorted());
    if (request.status === 'SIGNED') {
      // Data for a stamper whom the file did not know stand behind its stamp, and nothing covers them.
      const isCovered = own.at(-1)!.cause !== 'VALIDATION_DATA';
      await expectPassed(file!, { dataDir, anchors, count: signed.length, isCovered, at });
    }
  }
  return { status: request.status, signatures: signatures.map(({ status }) => status) };
}

async function expectPassed(
  file: Buffer,
  {
    dataDir,
    anchors,
    count,
    isCovered,
    at,
  }: { dataDir: string; anchors: TrustAnchor[]; count: number; isCovered: boolean; at: Date },
): Promise<void> {
  const root = { certificate: await readRoot(dataDir), source: 'local' } as const;
  const report = await verifyDocument(accessBytes(file), {
    anchors: [{ ...root, name: 'own root' }, ...anchors],
    at,
  });
  expect(report.verdict, JSON.stringify(report.findings)).toBe('TOTAL_PASSED');
  expect(report.signatures.map(({ level }) => level)).toEqual(Array.from({ length: count }, () => 'B-LTA'));
  expect(judgePdf(file)).toMatchObject({
    signatureCount: count,
    validCount: count,
    isWholeFileCovered: isCovered,
    isSoundPdf: true,
  });
}

/** The own root: in the folder of a server that is alone, in the database of several. */
async function readRoot(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'trust/certificates/root.cer');
  if (existsSync(file)) return readFileSync(file);
  const { db, close } = openServerDatabase(dataDir);
  try {
    const stored = db.selectFrom('trust_files').select('bytes').where('path', '=', 'certificates/root.cer');
    return new Uint8Array((await stored.executeTakeFirstOrThrow()).bytes);
  } finally {
    await close();
  }
}
