import { describeStartDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const startSrsVideoDirectly = describeStartDirectly(ways.srsVideo);
