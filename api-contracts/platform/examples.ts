import type { Datetime } from './schemas.ts';

export const datetimeExample: Datetime = { datetime: '2026-11-21T08:37:13.000Z' };
