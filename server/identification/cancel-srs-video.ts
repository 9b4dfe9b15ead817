import { cancelSrsVideo as contract } from '@sigillum/api-contracts/identification/cancel-srs-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSrsVideo = implement(contract, answerCancel(ways.srsVideo));
