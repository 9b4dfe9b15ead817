import { accessFile } from '@sigillum/engine/pdf/access';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { makeQualityJudge } from '@sigillum/engine/verifier/lists';
import { verifyDocument, type DocumentReport, type TrustAnchor } from '@sigillum/engine/verifier';
import type { StatusAnswer, StatusQuestion } from './open-verification.ts';
import { remember } from './remember-questions.ts';

export interface VerifyInput {
  filePath: string;
  anchors: TrustAnchor[];
  at: Date;
  /** Status answers that were fetched after an earlier run had asked for them. */
  known: StatusAnswer[];
}

export interface VerifyOutput {
  report: DocumentReport;
  /** Certificates whose status the file does not carry. */
  wanted: StatusQuestion[];
}

/** ISO 32000-2, 7.5.2: the header; readers accept it within the first kilobyte. */
const headerRange = 1024;

/** Checks a stranger's file in a worker. The worker asks nobody over the network: it says what it would have asked. */
export async function run({ filePath, anchors, at, known }: VerifyInput): Promise<VerifyOutput> {
  await using source = await accessFile(filePath);
  if (source.size === 0) throw new PdfProblem('file.pdf.empty');
  const head = Buffer.from(await source.read(0, headerRange));
  if (!head.includes('%PDF-')) throw new PdfProblem('file.pdf.not_a_pdf');
  const { fetchStatus, wanted } = remember(known);
  const report = await verifyDocument(source, { anchors, at, fetchStatus, judgeQuality: makeQualityJudge(anchors) });
  return { report, wanted };
}
