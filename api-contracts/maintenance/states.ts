import type { StateTable } from '../state.ts';
import { Notice } from './schemas.ts';

export const maintenanceStates = {
  'a maintenance notice is active': Notice,
} as const satisfies StateTable;
