import { getIntrumAutoidentDirectly as contract } from '@sigillum/api-contracts/identification/get-intrum-autoident-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getIntrumAutoidentDirectly = implement(contract, answerState(ways.intrumAutoident));
