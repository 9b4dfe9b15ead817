import { finishIdAustriaDirectly as contract } from '@sigillum/api-contracts/identification/finish-id-austria-directly.ts';
import { implement } from '../http/implement.ts';
import { answerReturn } from './answer-return.ts';

export const finishIdAustriaDirectly = implement(contract, answerReturn);
