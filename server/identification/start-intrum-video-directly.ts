import { startIntrumVideoDirectly as contract } from '@sigillum/api-contracts/identification/start-intrum-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startIntrumVideoDirectly = implement(contract, answerStart(ways.intrumVideo));
