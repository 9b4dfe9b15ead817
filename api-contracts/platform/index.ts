import { getDatetime } from './get-datetime.ts';

export const platformEndpoints = { getDatetime };
