import { startIdAustriaDirectly as contract } from '@sigillum/api-contracts/identification/start-id-austria-directly.ts';
import { idAustria } from '@sigillum/api-contracts/identification/ways.ts';
import { implement } from '../http/implement.ts';
import { answerStart } from './answer-way.ts';

export const startIdAustriaDirectly = implement(contract, answerStart(idAustria));
