import { getProgramQualitiesInDetail as contract } from '@sigillum/api-contracts/machine/get-program-qualities-in-detail.ts';
import { implement } from '../http/implement.ts';
import { getProgramQualities } from './get-program-qualities.ts';

export const getProgramQualitiesInDetail = implement(contract, getProgramQualities.handle as never);
