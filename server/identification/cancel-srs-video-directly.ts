import { cancelSrsVideoDirectly as contract } from '@sigillum/api-contracts/identification/cancel-srs-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSrsVideoDirectly = implement(contract, answerCancel(ways.srsVideo));
