import { describeCancel } from './describe-way.ts';
import { ways } from './ways.ts';

export const cancelSrsVideo = describeCancel(ways.srsVideo);
