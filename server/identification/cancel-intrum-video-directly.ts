import { cancelIntrumVideoDirectly as contract } from '@sigillum/api-contracts/identification/cancel-intrum-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelIntrumVideoDirectly = implement(contract, answerCancel(ways.intrumVideo));
