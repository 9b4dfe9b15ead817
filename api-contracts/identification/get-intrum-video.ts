import { describeGet } from './describe-way.ts';
import { ways } from './ways.ts';

export const getIntrumVideo = describeGet(ways.intrumVideo);
