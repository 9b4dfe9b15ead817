import { getIdentificationPayment as contract } from '@sigillum/api-contracts/identification/get-identification-payment.ts';
import { implement } from '../http/implement.ts';
import { judgePayment } from './judge-payment.ts';
import { listPrices } from './list-prices.ts';
import { describePayment, listPayments } from './payments-repository.ts';

export const getIdentificationPayment = implement(contract, async (input, context) => {
  const { actor, db, services } = context;
  const { isCovered, legislation, vendor } = await judgePayment(input, context);
  const paid = (await listPayments(db, actor.id)).find((row) => row.legislation === legislation);
  return {
    status: 200,
    body: {
      covered: isCovered,
      prices: isCovered ? [] : await listPrices(services, { userId: actor.id }, vendor),
      payment: paid ? describePayment(paid) : null,
    },
  };
});
