import { listProgramBatches as contract } from '@sigillum/api-contracts/machine/list-program-batches.ts';
import { implement } from '../http/implement.ts';
import { readAsProgram } from '../templates/access-templates.ts';
import { pageBatches } from '../templates/batches-repository.ts';
import { describeBatches } from '../templates/describe-batch.ts';
import { writeProgramBatch } from './describe-program-batch.ts';

export const listProgramBatches = implement(contract, async ({ query }, { actor, db, now }) => {
  const { page_number: page, page_size: size } = query;
  const { rows } = await pageBatches(db, readAsProgram(actor), { page, size });
  return { status: 200, body: (await describeBatches(db, rows, actor.id, now)).map(writeProgramBatch) };
});
