import type { ProgramBatchColumn } from '@sigillum/api-contracts/machine/batch-schemas.ts';
import { createProgramBatch as contract } from '@sigillum/api-contracts/machine/create-program-batch.ts';
import type { BatchColumn } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { keepSharedTemplate } from '../templates/access-templates.ts';
import { makeBatch } from '../templates/make-batch.ts';
import type { TemplateContent } from '../templates/tables.ts';
import { answerBatch } from './describe-program-batch.ts';
import { findNamed } from './find-named.ts';

export const createProgramBatch = implement(contract, async ({ params, body }, context) => {
  const { actor, db } = context;
  const { version, name, rows, is_repeated: isRepeated, custom = null } = body;
  const template = await keepSharedTemplate(db, actor, params.id);
  if (version !== undefined && template.version !== version) throw refuse('error.template.changed_meanwhile');
  const columns = body.columns.map((column, at) => readColumn(template.content, column, `columns.${at}`));
  const table = { name: name ?? template.name, columns, rows, isRepeated, custom };
  return answerBatch(context, await makeBatch(context, { template, businessPlan: '', ...table }));
});

/** A column by the ids of what it names. Throws a refusal. */
function readColumn({ roles, fields }: TemplateContent, column: ProgramBatchColumn, path: string): BatchColumn {
  if (column.kind === 'field') {
    const named = fields.map(({ id, label: name }) => ({ id, name }));
    return { kind: column.kind, field_id: findNamed(named, column.field, `${path}.field`) };
  }
  return 'role' in column ? { kind: column.kind, role_id: findNamed(roles, column.role, `${path}.role`) } : column;
}
