import { getSignatureReport as contract } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { implement } from '../http/implement.ts';
import { writeTextDocument } from '../pdf/write-text-document.ts';
import { openRequest } from '../signature-requests/access.ts';
import { listEvidence } from '../signature-requests/document-evidence.ts';
import { listDocuments } from '../signature-requests/request-repository.ts';
import { describeReport } from './describe-report.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import { layOutReport } from './lay-out-report.ts';
import { recordDownload } from './record-download.ts';

export const getSignatureReport = implement(contract, async ({ params, query }, context) => {
  const { actor, db, now } = context;
  const view = await openRequest(db, actor, params.id, now);
  await recordDownload(
    context,
    view.request.id,
    listEvidence(await listDocuments(db, view.request.id)),
    'REPORT_CREATED',
  );
  const report = await describeReport(db, view);
  const title = `${view.request.title} – signature report`;
  const filename = writeFilename(title, false);
  const saveAs = (name: string): Record<string, string> => ({
    'content-disposition': writeDisposition(name),
    'x-content-type-options': 'nosniff',
  });
  if (query.type === 'JSON') {
    const headers = { ...saveAs(filename.replace(/pdf$/, 'json')), 'content-type': 'application/json' };
    return { status: 200 as const, body: Buffer.from(JSON.stringify(report)), headers };
  }
  const body = await writeTextDocument(title, layOutReport(report), `Sigillum signature report · ${now.toISOString()}`);
  return { status: 200 as const, body, headers: saveAs(filename) };
});
