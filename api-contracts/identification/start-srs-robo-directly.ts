import { describeStartDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const startSrsRoboDirectly = describeStartDirectly(ways.srsRobo);
