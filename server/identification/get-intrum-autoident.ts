import { getIntrumAutoident as contract } from '@sigillum/api-contracts/identification/get-intrum-autoident.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getIntrumAutoident = implement(contract, answerState(ways.intrumAutoident));
