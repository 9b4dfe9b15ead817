import type { Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { PdfProblem, type PdfProblemKey } from '@sigillum/engine/pdf/problem';
import type { Verification } from './open-verification.ts';
import { countCheck } from './verification-limits.ts';
import type { RevisionFile } from './write-file.ts';

const answered: readonly PdfProblemKey[] = ['file.pdf.page_not_found', 'file.pdf.workers_busy'];

/** Lets a worker look at a checked file as it was at a revision; what it cannot do becomes a refusal. */
export async function lookAtRevision<T>(
  context: Pick<Context, 'db' | 'now' | 'meta' | 'services'>,
  { id, n }: { id: string; n: number },
  token: string,
  work: (pdf: Verification['pdf'], revision: RevisionFile) => Promise<T>,
): Promise<T> {
  await countCheck(context, 'page');
  const { files, pdf } = context.services.verification;
  const revision = await files.openRevision(id, token, n);
  if (!revision) throw refuse('error.verification.file_gone');
  return work(pdf, revision).catch((error: unknown) => {
    if (!(error instanceof PdfProblem)) throw error;
    throw refuse(answered.includes(error.key) ? error.key : 'file.pdf.page_not_renderable');
  });
}
