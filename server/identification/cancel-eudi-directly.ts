import { cancelEudiDirectly as contract } from '@sigillum/api-contracts/identification/cancel-eudi-directly.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelEudiDirectly = implement(contract, answerCancel(wallets.eudi));
