import * as z from 'zod';

/** The same operations exist under each version; the first is an alias of the second (machine API). */
export const MachineParams = z.strictObject({ version: z.enum(['v1', 'v2', 'v3']) });

/** Where a path of the machine API lies. */
export const machinePath = <const Path extends string>(path: Path) => `/machine/{version}/${path}` as const;
