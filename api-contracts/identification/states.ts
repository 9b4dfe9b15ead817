import * as z from 'zod';
import { Id, Legislation } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { IdentKind } from './schemas.ts';

export const identificationStates = {
  /** Somebody who is identified in all ways is there, and costs nothing. */
  'an identification is under way': z.object({ id: Id, userId: Id, legislation: Legislation, kind: IdentKind }),
  /** The same, come to its good end: one can sign with it. */
  'an identification has succeeded': z.object({ id: Id, userId: Id, legislation: Legislation, kind: IdentKind }),
} as const satisfies StateTable;
