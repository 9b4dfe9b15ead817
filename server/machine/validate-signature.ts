import { randomUUID } from 'node:crypto';
import { validateSignature as contract } from '@sigillum/api-contracts/machine/validate-signature.ts';
import { implement } from '../http/implement.ts';
import { summariseReport } from '../verification/summarise-report.ts';
import { checkContent } from './check-content.ts';
import { describeReport } from './describe-report.ts';
import { judgeWish } from './judge-wish.ts';
import { keepValidation } from './kept-validations.ts';
import { refuseField } from './read-signer.ts';

export const validateSignature = implement(contract, async ({ body, query }, context) => {
  const report = await checkContent(context, body);
  const { signatures } = report;
  const at = query.signature ?? Math.max(signatures.length - 1, 0);
  const one = signatures[at];
  if (!one && query.signature !== undefined) throw refuseField('signature', 'not_found');
  // Of a signature by itself: what the others are changes nothing.
  const [verdict, subIndication] = one ? [one.indication, one.subIndication] : [report.verdict, report.subIndication];
  const alone = { ...report, signatures: one ? [one] : [], verdict, subIndication };
  const { signers, ...found } = summariseReport(alone);
  const valid = judgeWish(found, query);
  const id = randomUUID();
  const result = { id, ...found, valid, signer: signers, ...describeReport(alone) };
  await keepValidation(context.db, context.actor, result, context.now);
  return { status: 200, body: { ...signers[0], id, valid } };
});
