import { cancelEudi as contract } from '@sigillum/api-contracts/identification/cancel-eudi.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelEudi = implement(contract, answerCancel(wallets.eudi));
