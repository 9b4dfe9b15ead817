import { describeStartDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const startIntrumVideoDirectly = describeStartDirectly(ways.intrumVideo);
