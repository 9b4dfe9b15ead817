import type * as z from 'zod';

/** One area's provider states: a sentence and the parameters it takes. */
export type StateTable = Readonly<Record<string, z.ZodObject>>;
