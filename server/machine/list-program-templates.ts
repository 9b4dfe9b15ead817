import { listProgramTemplates as contract } from '@sigillum/api-contracts/machine/list-program-templates.ts';
import { implement } from '../http/implement.ts';
import { readAsProgram } from '../templates/access-templates.ts';
import { pageTemplates } from '../templates/templates-repository.ts';
import { describeProgramTemplate } from './describe-program-template.ts';

export const listProgramTemplates = implement(contract, async ({ query }, { actor, db }) => {
  const { search, page_number: page, page_size: size } = query;
  const { rows } = await pageTemplates(db, readAsProgram(actor), { search, page, size });
  return { status: 200, body: rows.map(describeProgramTemplate) };
});
