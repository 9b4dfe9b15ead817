import { startEudiDirectly as contract } from '@sigillum/api-contracts/identification/start-eudi-directly.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startEudiDirectly = implement(contract, answerStart(wallets.eudi));
