import { startSwiyu as contract } from '@sigillum/api-contracts/identification/start-swiyu.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startSwiyu = implement(contract, answerStart(wallets.swiyu));
