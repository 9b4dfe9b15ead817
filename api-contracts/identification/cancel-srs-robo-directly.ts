import { describeCancelDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const cancelSrsRoboDirectly = describeCancelDirectly(ways.srsRobo);
