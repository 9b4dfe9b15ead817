import { getIdentificationPayment as contract } from '@sigillum/api-contracts/identification/get-identification-payment.ts';
import { implement } from '../http/implement.ts';
import { answerPayment } from './answer-payment.ts';

export const getIdentificationPayment = implement(contract, answerPayment);
