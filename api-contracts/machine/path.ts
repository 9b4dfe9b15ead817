import * as z from 'zod';
import { Id } from '../schemas.ts';

/** The same operations exist under each version; the first is an alias of the second (machine API). */
export const MachineParams = z.strictObject({ version: z.enum(['v1', 'v2', 'v3']) });

/** Of what speaks of one document alone: v3 has its own contract, which lies nearer. */
export const OneDocumentParams = z.strictObject({ version: z.enum(['v1', 'v2']) });

/** The `id` of a path. */
export const MachineIdParams = MachineParams.extend({ id: Id });
/** The `id` of a path that exists in v3 alone. */
export const IdParams = z.strictObject({ id: Id });

/** Where a path of the machine API lies. */
export const machinePath = <const Path extends string>(path: Path) => `/machine/{version}/${path}` as const;

/** Where it lies when it exists in v3 alone. */
export const machinePathOfV3 = <const Path extends string>(path: Path) => `/machine/v3/${path}` as const;

const hyphens = /^ob_(.{8})(.{4})(.{4})(.{4})(.{12})$/;
/** An observer's id as answers write it (`ob_` and 32 hexadecimal digits), or the id itself. */
export const ObserverParams = IdParams.extend({
  oid: z
    .string()
    .transform((text) => text.replace(hyphens, '$1-$2-$3-$4-$5'))
    .pipe(Id),
});
