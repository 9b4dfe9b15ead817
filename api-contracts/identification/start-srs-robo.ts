import { describeStart } from './describe-way.ts';
import { ways } from './ways.ts';

export const startSrsRobo = describeStart(ways.srsRobo);
