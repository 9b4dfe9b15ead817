import { cancelSwiyuDirectly as contract } from '@sigillum/api-contracts/identification/cancel-swiyu-directly.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSwiyuDirectly = implement(contract, answerCancel(wallets.swiyu));
