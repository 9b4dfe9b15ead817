import { randomUUID } from 'node:crypto';
import { validateDocument as contract } from '@sigillum/api-contracts/machine/validate-document.ts';
import { implement } from '../http/implement.ts';
import { summariseReport } from '../verification/summarise-report.ts';
import { checkContent } from './check-content.ts';
import { describeReport } from './describe-report.ts';
import { judgeWish } from './judge-wish.ts';
import { keepValidation, type KeptValidation } from './kept-validations.ts';

export const validateDocument = implement(contract, async ({ body, query }, context) => {
  const report = await checkContent(context, body);
  const { signers, ...found } = summariseReport(report);
  const described = { id: randomUUID(), ...found, valid: judgeWish(found, query), signer: signers };
  const result: KeptValidation = { ...described, ...describeReport(report) };
  await keepValidation(context.db, context.actor, result, context.now);
  const { validation, format, signer, ...answer } = result;
  const asked = new Set(query.infos?.split(',').map((word) => word.trim()));
  return {
    status: 200 as const,
    body: {
      ...answer,
      ...(asked.has('validation') && { validation }),
      ...(asked.has('format') && { format }),
      ...(asked.has('signer') && { signer }),
    },
  };
});
