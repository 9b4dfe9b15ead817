import { cancelSwiyu as contract } from '@sigillum/api-contracts/identification/cancel-swiyu.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelSwiyu = implement(contract, answerCancel(wallets.swiyu));
