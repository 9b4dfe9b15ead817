import { getSrsRoboDirectly as contract } from '@sigillum/api-contracts/identification/get-srs-robo-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getSrsRoboDirectly = implement(contract, answerState(ways.srsRobo));
