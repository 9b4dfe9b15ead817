import { getSrsRobo as contract } from '@sigillum/api-contracts/identification/get-srs-robo.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getSrsRobo = implement(contract, answerState(ways.srsRobo));
