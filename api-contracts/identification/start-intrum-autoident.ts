import { describeStart } from './describe-way.ts';
import { ways } from './ways.ts';

export const startIntrumAutoident = describeStart(ways.intrumAutoident);
