import { getIdentificationPaymentDirectly as contract } from '@sigillum/api-contracts/identification/get-identification-payment-directly.ts';
import { implement } from '../http/implement.ts';
import { answerPayment } from './answer-payment.ts';

export const getIdentificationPaymentDirectly = implement(contract, answerPayment);
