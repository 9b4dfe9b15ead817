import { describeGetDirectly } from './describe-way.ts';
import { ways } from './ways.ts';

export const getSrsVideoDirectly = describeGetDirectly(ways.srsVideo);
