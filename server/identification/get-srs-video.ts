import { getSrsVideo as contract } from '@sigillum/api-contracts/identification/get-srs-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getSrsVideo = implement(contract, answerState(ways.srsVideo));
