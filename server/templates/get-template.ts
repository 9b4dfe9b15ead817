import { getTemplate as contract } from '@sigillum/api-contracts/templates/get-template.ts';
import { implement } from '../http/implement.ts';
import { describeTemplate } from './describe-template.ts';

export const getTemplate = implement(contract, async ({ params }, { actor, db }) => ({
  status: 200,
  body: await describeTemplate(db, actor, params.id),
}));
