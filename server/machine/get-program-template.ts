import { getProgramTemplate as contract } from '@sigillum/api-contracts/machine/get-program-template.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readAsProgram } from '../templates/access-templates.ts';
import { findTemplate, mapFiles } from '../templates/templates-repository.ts';
import { describeProgramTemplate } from './describe-program-template.ts';

export const getProgramTemplate = implement(contract, async ({ params: { id } }, { actor, db }) => {
  const template = await findTemplate(db, readAsProgram(actor), id);
  if (!template) throw refuse('error.not_found');
  const files = await mapFiles(db, id);
  const documents = template.content.documents.map((document) => ({
    ...document,
    page_count: files.get(document.id)!.inspection.pageCount,
  }));
  return { status: 200, body: { ...describeProgramTemplate(template), documents } };
});
