import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse } from '../http/refusal.ts';
import { PdfProblem, type PdfProblemKey } from '@sigillum/engine/pdf/problem';
import type { CertificateReport, DocumentReport, TrustAnchor } from '@sigillum/engine/verifier';
import type { StatusAnswer, StatusQuestion, Verification } from './open-verification.ts';
import type { CertificateInput, CertificateOutput } from './verify-certificate.ts';
import type { VerifyInput, VerifyOutput } from './verify-upload.ts';

/** Certificates of one file that are asked for; beyond it the file is somebody's game. */
const mostQuestions = 200;

const refusals: Partial<Record<PdfProblemKey, ProblemKey>> = {
  'file.pdf.empty': 'file.pdf.empty',
  'file.pdf.not_a_pdf': 'error.verification.not_a_pdf',
  'file.pdf.workers_busy': 'file.pdf.workers_busy',
};

/** What a worker could not do becomes a refusal in one of the keys that the contract names. */
function refuseProblem(error: unknown): never {
  if (!(error instanceof PdfProblem)) throw error;
  throw refuse(refusals[error.key] ?? 'error.verification.too_complex');
}

type Means = Pick<Verification, 'pdf' | 'readAnchors' | 'askStatus'>;

/** Has a worker check a file. Status that the file lacks is asked of the own trust centre, then it is checked again. */
export function checkFile(means: Means, filePath: string, at: Date): Promise<DocumentReport> {
  return askAndRepeat(means, (anchors, known) =>
    means.pdf.run<VerifyOutput>('verify-upload', { filePath, anchors, at, known } satisfies VerifyInput),
  );
}

/** The same for a certificate by itself, the first of these (DER); undefined for bytes that are none. */
export function checkCertificate(
  means: Means,
  certificates: CertificateInput['certificates'],
  at: Date,
): Promise<CertificateReport | undefined> {
  return askAndRepeat(means, (anchors, known) =>
    means.pdf.run<CertificateOutput>('verify-certificate', {
      ...{ certificates, anchors, at, known },
    } satisfies CertificateInput),
  );
}

async function askAndRepeat<Report>(
  { readAnchors, askStatus }: Means,
  run: (anchors: TrustAnchor[], known: StatusAnswer[]) => Promise<{ report: Report; wanted: StatusQuestion[] }>,
): Promise<Report> {
  const anchors = await readAnchors();
  const verify = (known: StatusAnswer[]) => run(anchors, known).catch(refuseProblem);
  const { report, wanted } = await verify([]);
  const known = await answerQuestions(wanted.slice(0, mostQuestions), askStatus);
  return known.length === 0 ? report : (await verify(known)).report;
}

async function answerQuestions(
  questions: readonly StatusQuestion[],
  askStatus: Verification['askStatus'],
): Promise<StatusAnswer[]> {
  const answers = await Promise.all(questions.map((question) => askStatus(question).catch(() => undefined)));
  return answers.filter((answer) => answer !== undefined);
}
