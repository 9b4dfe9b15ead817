import { getIntrumVideo as contract } from '@sigillum/api-contracts/identification/get-intrum-video.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getIntrumVideo = implement(contract, answerState(ways.intrumVideo));
