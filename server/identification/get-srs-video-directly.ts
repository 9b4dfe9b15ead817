import { getSrsVideoDirectly as contract } from '@sigillum/api-contracts/identification/get-srs-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getSrsVideoDirectly = implement(contract, answerState(ways.srsVideo));
