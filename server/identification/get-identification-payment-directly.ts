import { getIdentificationPaymentDirectly as contract } from '@sigillum/api-contracts/identification/get-identification-payment-directly.ts';
import { implement } from '../http/implement.ts';
import { judgePayment } from './judge-payment.ts';

export const getIdentificationPaymentDirectly = implement(contract, async (input, context) => ({
  status: 200,
  body: { covered: (await judgePayment(input, context)).isCovered },
}));
