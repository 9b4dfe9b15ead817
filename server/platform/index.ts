import { getDatetime } from './get-datetime.ts';

export const platformHandlers = [getDatetime];
