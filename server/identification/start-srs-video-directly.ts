import { startSrsVideoDirectly as contract } from '@sigillum/api-contracts/identification/start-srs-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSrsVideoDirectly = implement(contract, answerStart(ways.srsVideo));
