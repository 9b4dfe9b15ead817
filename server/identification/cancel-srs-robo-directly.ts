import { cancelSrsRoboDirectly as contract } from '@sigillum/api-contracts/identification/cancel-srs-robo-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSrsRoboDirectly = implement(contract, answerCancel(ways.srsRobo));
