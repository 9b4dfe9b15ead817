import { describeStart } from './describe-way.ts';
import { ways } from './ways.ts';

export const startSrsVideo = describeStart(ways.srsVideo);
