import { cancelIntrumVideo as contract } from '@sigillum/api-contracts/identification/cancel-intrum-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelIntrumVideo = implement(contract, answerCancel(ways.intrumVideo));
