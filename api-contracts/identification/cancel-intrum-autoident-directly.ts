import { describeCancelDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const cancelIntrumAutoidentDirectly = describeCancelDirectly(ways.intrumAutoident);
