import { getTemplatePage as contract } from '@sigillum/api-contracts/templates/get-template-page.ts';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import { answerPage } from '../documents/draw-page.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireTemplate } from './access-templates.ts';
import { mapFiles } from './templates-repository.ts';

export const getTemplatePage = implement(contract, async ({ params, query }, { actor, db, services }) => {
  await requireTemplate(db, actor, params.id, 'use');
  const file = (await mapFiles(db, params.id)).get(params.document_id);
  if (!file) throw refuse('error.not_found');
  if (params.n >= file.inspection.pageCount) throw refuse('file.pdf.page_not_found');
  const path = await services.blobs.pathOf(file.blob);
  const image = await services.pdf.renderPage(path, file.blob, params.n, query.scale).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refuse(error.key) : error;
  });
  return answerPage(image, true);
});
