import { describeGet } from './describe-way.ts';
import { ways } from './ways.ts';

export const getSrsVideo = describeGet(ways.srsVideo);
