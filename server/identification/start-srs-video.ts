import { startSrsVideo as contract } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSrsVideo = implement(contract, answerStart(ways.srsVideo));
