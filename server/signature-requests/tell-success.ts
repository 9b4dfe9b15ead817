import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { describeReport } from '../documents/describe-report.ts';
import { lockBlobs } from '../documents/discard-blobs.ts';
import { writeFilename } from '../documents/document-title.ts';
import { listFiles, type DocumentFile } from '../documents/list-files.ts';
import { findReportLogo } from '../documents/find-report-logo.ts';
import { printReport } from '../documents/print-report.ts';
import { senderReadsIn } from '../documents/reads-in.ts';
import { openReportWords, type ReportWords } from '../documents/report-words.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { MailAttachment } from '../mail/mail.ts';
import { viewAs } from '../requests/access.ts';
import { findRequest, lockRequest, type RequestRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { tellAllSigned, type LastMail } from './notify.ts';

/** With what base64 adds, a mail of this size passes the usual limits of mail servers, which begin at 20 MB. */
export const maxAttachedBytes = 15 * 1024 * 1024;

/** A printed report in the file store. */
interface StoredReport {
  blob: string;
  size: number;
}

/** Everything that may go along; what is not wished is missing. */
interface Files {
  documents: readonly DocumentFile[];
  /** With whole addresses for who manages the request, and masked for the others (decision 065). */
  reports?: { whole: StoredReport; masked: StoredReport; filename: string };
}

/**
 * The job: writes to everybody that all have signed, with the files that were asked for. The documents go as a whole or not at all, and
 * what is too large stays behind the link (decision 059). Mails and the end of the job are one transaction.
 */
export async function tellSuccess(
  services: Services,
  requestId: string,
  run?: Pick<JobRun, 'complete'>,
  most = maxAttachedBytes,
): Promise<void> {
  const { db } = services;
  const request = await findRequest(db, requestId);
  const files = request && (await gatherFiles(services, request));
  await db.transaction().execute(async (trx) => {
    if (files?.reports) await lockBlobs(trx, [files.reports.whole.blob, files.reports.masked.blob]);
    const locked = await lockRequest(trx, requestId);
    if (files && locked?.status === 'SIGNED')
      await tellAllSigned(
        services,
        trx,
        { request: locked },
        locked.accepted_at ?? services.now(),
        ({ isManager = false }, shown) => chooseFiles(locked, files, { isManager, shown, most }),
      );
    await run?.complete(trx);
  });
}

async function gatherFiles(services: Services, request: RequestRow): Promise<Files> {
  const { attach_on_success: wished, id } = request;
  const documents = wished.includes('SIGNED_DOCUMENT') ? await listFiles(services.db, id, true) : [];
  if (!wished.includes('SIGNATURE_PROTOCOL')) return { documents };
  // One report goes to all, so it is in the sender's language; on the page of the request everybody has it in their own.
  const words = openReportWords(await senderReadsIn(services.db, request));
  const print = (role: 'owner' | 'observer') => storeReport(services, services.db, request, { role, words });
  const filename = writeFilename(words.say('file', { title: request.title }), false);
  return { documents, reports: { whole: await print('owner'), masked: await print('observer'), filename } };
}

async function storeReport(
  services: Services,
  db: Kysely<Database>,
  request: RequestRow,
  { role, words }: { role: 'owner' | 'observer'; words: ReportWords },
): Promise<StoredReport> {
  const madeAt = services.now();
  const report = await describeReport(db, await viewAs(db, request, role, madeAt));
  const { bytes } = await printReport(services, report, { madeAt, words, logo: await findReportLogo(db, request) });
  const { sha256: blob, size } = await services.blobs.put(bytes);
  return { blob, size };
}

function chooseFiles(
  { id: requestId }: RequestRow,
  { documents: all, reports }: Files,
  { isManager, shown, most }: { isManager: boolean; shown: ReadonlySet<string> | undefined; most: number },
): LastMail {
  const documents = shown ? all.filter(({ documentId }) => shown.has(documentId)) : all;
  const report = reports?.[isManager ? 'whole' : 'masked'];
  const documentBytes = documents.reduce((sum, { size }) => sum + size, 0);
  // Whoever signs some documents is shown a report of these alone, which is printed for who asks for it.
  const attachesReport = report !== undefined && !shown && report.size <= most;
  const attachesDocuments = documentBytes + (attachesReport ? report.size : 0) <= most;
  const attachments: MailAttachment[] = [];
  if (attachesDocuments)
    for (const { versionId, name: filename, size } of documents)
      attachments.push({ requestId, filename, size, file: { versionId } });
  if (attachesReport)
    attachments.push({ requestId, filename: reports!.filename, size: report.size, file: { blob: report.blob } });
  return {
    attachments,
    ...(documents.length && { documents: attachesDocuments ? 'attached' : 'link' }),
    ...(report && { report: attachesReport ? 'attached' : 'link' }),
  };
}
