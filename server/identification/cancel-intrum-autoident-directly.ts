import { cancelIntrumAutoidentDirectly as contract } from '@sigillum/api-contracts/identification/cancel-intrum-autoident-directly.ts';
import { ways } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerCancel } from './answer-way.ts';

export const cancelIntrumAutoidentDirectly = implement(contract, answerCancel(ways.intrumAutoident));
