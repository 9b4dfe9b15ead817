import { startIntrumVideo as contract } from '@sigillum/api-contracts/identification/start-intrum-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startIntrumVideo = implement(contract, answerStart(ways.intrumVideo));
