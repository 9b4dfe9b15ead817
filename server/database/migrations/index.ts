import type { Migration } from 'kysely/migration';
import * as initial from './001-initial.ts';
import * as indexes from './002-indexes.ts';

/** Forward only, in this order; a landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-indexes': indexes,
};
