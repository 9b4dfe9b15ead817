import { describeStartDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const startIntrumAutoidentDirectly = describeStartDirectly(ways.intrumAutoident);
