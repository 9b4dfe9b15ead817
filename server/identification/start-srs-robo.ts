import { startSrsRobo as contract } from '@sigillum/api-contracts/identification/start-srs-robo.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSrsRobo = implement(contract, answerStart(ways.srsRobo));
