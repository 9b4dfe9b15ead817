import { describeCancelDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const cancelIntrumVideoDirectly = describeCancelDirectly(ways.intrumVideo);
