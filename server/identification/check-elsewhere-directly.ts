import { checkElsewhereDirectly as contract } from '@sigillum/api-contracts/identification/check-elsewhere-directly.ts';
import { implement } from '../http/implement.ts';
import { answerElsewhere } from './answer-elsewhere.ts';

export const checkElsewhereDirectly = implement(contract, answerElsewhere);
