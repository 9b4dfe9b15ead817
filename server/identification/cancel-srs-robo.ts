import { cancelSrsRobo as contract } from '@sigillum/api-contracts/identification/cancel-srs-robo.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSrsRobo = implement(contract, answerCancel(ways.srsRobo));
