import type { RequestActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { describeReport } from './describe-report.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import { findReportLogo } from './find-report-logo.ts';
import { outlineReport } from './outline-report.ts';
import { printReport } from './print-report.ts';
import { readsIn } from './reads-in.ts';
import { recordDownload } from './record-download.ts';
import { openReportWords } from './report-words.ts';
import { reportPolicy, writeReportPage } from './write-report-page.ts';

interface ReportOptions {
  type: 'PDF' | 'JSON' | 'HTML';
  /** The JSON, where it differs. */
  write?(report: Awaited<ReturnType<typeof describeReport>>): unknown;
}

/** The report of a request for whoever may look at it, as a file; taking it is evidence. */
export async function answerReport(
  context: Call<RequestActor> & Pick<Context, 'db' | 'meta'>,
  requestId: string,
  { type, write = (report) => report }: ReportOptions,
) {
  const { actor, db, meta, now: madeAt, services } = context;
  const view = await openRequest(db, actor, requestId, madeAt);
  const documents = listEvidence(await listDocuments(db, view.request.id));
  await recordDownload(context, view.request.id, documents, 'REPORT_CREATED');
  const report = await describeReport(db, view);
  const logo = await findReportLogo(db, view.request);
  const words = openReportWords(readsIn(actor, view));
  const filename = writeFilename(words.say('file', { title: view.request.title }), false);
  const answer = (body: Uint8Array<ArrayBuffer>, contentType: string, more: Record<string, string> = {}) => {
    const name = filename.replace(/pdf$/, type.toLowerCase());
    const headers = { 'content-disposition': writeDisposition(name), 'x-content-type-options': 'nosniff' };
    return { status: 200 as const, body, headers: { ...headers, 'content-type': contentType, ...more } };
  };
  if (type === 'JSON') return answer(Buffer.from(JSON.stringify(write(report))), 'application/json');
  if (type === 'HTML') {
    const page = writeReportPage(outlineReport(report, { madeAt, seal: 'seal-page', words }), logo);
    return answer(Buffer.from(page), 'text/html; charset=utf-8', { 'content-security-policy': reportPolicy });
  }
  if (meta.isHead) return answer(Buffer.alloc(0), 'application/pdf');
  const { bytes, level } = await printReport(services, report, { madeAt, logo, words });
  return answer(bytes, 'application/pdf', { 'x-seal-level': level });
}
