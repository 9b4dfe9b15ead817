import { getSignatureReport as contract } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { describeReport } from './describe-report.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import { findReportLogo } from './find-report-logo.ts';
import { outlineReport } from './outline-report.ts';
import { printReport } from './print-report.ts';
import { recordDownload } from './record-download.ts';
import { reportPolicy, writeReportPage } from './write-report-page.ts';

const unsealed = 'This page carries no seal; the PDF of this report does.';

export const getSignatureReport = implement(contract, async ({ params, query }, context) => {
  const { actor, db, meta, now: madeAt, services } = context;
  const view = await openRequest(db, actor, params.id, madeAt);
  const documents = listEvidence(await listDocuments(db, view.request.id));
  await recordDownload(context, view.request.id, documents, 'REPORT_CREATED');
  const report = await describeReport(db, view);
  const logo = await findReportLogo(db, view.request);
  const filename = writeFilename(`${view.request.title} – signature report`, false);
  const answer = (body: Uint8Array<ArrayBuffer>, type: string, more: Record<string, string> = {}) => {
    const name = filename.replace(/pdf$/, query.type.toLowerCase());
    const headers = { 'content-disposition': writeDisposition(name), 'x-content-type-options': 'nosniff' };
    return { status: 200 as const, body, headers: { ...headers, 'content-type': type, ...more } };
  };
  if (query.type === 'JSON') return answer(Buffer.from(JSON.stringify(report)), 'application/json');
  if (query.type === 'HTML') {
    const page = writeReportPage(outlineReport(report, madeAt, unsealed), logo);
    return answer(Buffer.from(page), 'text/html; charset=utf-8', { 'content-security-policy': reportPolicy });
  }
  if (meta.isHead) return answer(Buffer.alloc(0), 'application/pdf');
  const { bytes, level } = await printReport(services, report, { madeAt, logo });
  return answer(bytes, 'application/pdf', { 'x-seal-level': level });
});
