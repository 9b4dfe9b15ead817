import { startSrsRoboDirectly as contract } from '@sigillum/api-contracts/identification/start-srs-robo-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSrsRoboDirectly = implement(contract, answerStart(ways.srsRobo));
