import { finishIdAustria as contract } from '@sigillum/api-contracts/identification/finish-id-austria.ts';
import { implement } from '../http/implement.ts';
import { answerReturn } from './answer-return.ts';

export const finishIdAustria = implement(contract, answerReturn);
