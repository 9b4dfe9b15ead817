import { getIntrumVideoDirectly as contract } from '@sigillum/api-contracts/identification/get-intrum-video-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerState } from './answer-way.ts';

export const getIntrumVideoDirectly = implement(contract, answerState(ways.intrumVideo));
