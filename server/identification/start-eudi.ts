import { startEudi as contract } from '@sigillum/api-contracts/identification/start-eudi.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startEudi = implement(contract, answerStart(wallets.eudi));
