import type * as z from 'zod';
import type { StateTable } from '@sigillum/api-contracts/state.ts';
import type { TestServices } from './test-services.ts';

/** Sets up each provider state of a table on the real database; parameters are typed by the contracts' table. */
export type StateHandlers<Table extends StateTable> = {
  [Name in keyof Table]: (params: z.output<Table[Name]>, world: TestServices) => Promise<void> | void;
};
