import { createBatch as contract } from '@sigillum/api-contracts/templates/create-batch.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireMember, requireTemplate } from './access-templates.ts';
import { describeBatch } from './describe-batch.ts';
import { makeBatch } from './make-batch.ts';

export const createBatch = implement(contract, async ({ params, body }, context) => {
  const { actor, db } = context;
  const { version, name, columns, rows, is_repeated: isRepeated, custom = null } = body;
  // Held until the batch has its files: whoever deletes or changes the template meanwhile waits.
  const { template } = await requireTemplate(db, actor, params.id, 'use', 'keep');
  if (template.version !== version) throw refuse('error.template.changed_meanwhile');
  const { plan: businessPlan } = await requireMember(db, actor);
  const id = await makeBatch(context, { template, businessPlan, name, columns, rows, isRepeated, custom });
  return { status: 201, body: await describeBatch(db, context, id) };
});
