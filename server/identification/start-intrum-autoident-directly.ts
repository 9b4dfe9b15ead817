import { startIntrumAutoidentDirectly as contract } from '@sigillum/api-contracts/identification/start-intrum-autoident-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startIntrumAutoidentDirectly = implement(contract, answerStart(ways.intrumAutoident));
