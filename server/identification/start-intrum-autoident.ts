import { startIntrumAutoident as contract } from '@sigillum/api-contracts/identification/start-intrum-autoident.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startIntrumAutoident = implement(contract, answerStart(ways.intrumAutoident));
