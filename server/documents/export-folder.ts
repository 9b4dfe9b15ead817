import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { listMobileIdAnswers } from '../evidence/mobile-id-answers.ts';
import { seesPrivateData } from '../requests/access-rules.ts';
import type { Services } from '../services.ts';
import type { RequestView } from '../requests/access.ts';
import { describeReport } from './describe-report.ts';
import { findReportLogo } from './find-report-logo.ts';
import { printReport } from './print-report.ts';
import { openReportWords } from './report-words.ts';
import { writeReadme } from './write-readme.ts';
import type { ZipEntry } from './write-zip.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const enclose = (name: string, bytes: Uint8Array): ZipEntry => ({ name, open: () => Readable.from([bytes]) });

/**
 * What stands beside the files of a finished request: the report, sealed, as PDF; the same as JSON with the whole chain of events; and
 * how to check it all. The PDF holds the hashes of the two others. `files` are the paths of the documents' files by document.
 */
export async function exportEvidence(
  services: Services,
  view: RequestView,
  { files, madeAt, language }: { files: ReadonlyMap<string, string>; madeAt: Date; language: string },
): Promise<ZipEntry[]> {
  const described = await describeReport(services.db, view);
  const documents = described.documents.map((document) => ({ ...document, file: files.get(document.documentId) }));
  // They name the Mobile ID of whoever has signed, which is no reader's affair.
  const mobileIdAnswers = seesPrivateData(view.situation) ? await listMobileIdAnswers(services, view.request.id) : [];
  const report = { ...described, documents, ...(mobileIdAnswers.length && { mobileIdAnswers }) };
  const json = Buffer.from(`${JSON.stringify(report, undefined, 2)}\n`);
  const readme = Buffer.from(writeReadme(report, madeAt));
  const hashes = { SigillumReportSha256: hash(json), SigillumReadmeSha256: hash(readme) };
  const { bytes } = await printReport(services, report, {
    ...{ madeAt, hashes, words: openReportWords(language) },
    logo: await findReportLogo(services.db, view.request),
  });
  return [enclose('report.pdf', bytes), enclose('report.json', json), enclose('README.txt', readme)];
}
