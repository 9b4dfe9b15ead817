import { startSwiyuDirectly as contract } from '@sigillum/api-contracts/identification/start-swiyu-directly.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSwiyuDirectly = implement(contract, answerStart(wallets.swiyu));
