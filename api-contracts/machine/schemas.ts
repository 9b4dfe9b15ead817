import * as z from 'zod';
import { QualityEntry } from '../user/schemas.ts';

const Entry = QualityEntry.optional();
const any = z.object({ any: Entry });
const byLegislation = z.object({ zertes: Entry, eidas: Entry });
const bySeal = z.record(z.string(), QualityEntry);

/** Qualities as programs read them: what is not available is absent. */
export const ProgramQualities = z.object({
  qes: byLegislation,
  aes_minimal: byLegislation,
  aes: any,
  ses: any,
  demo: any,
  part11: any,
  seal: z.object({ aes: bySeal, qes: bySeal }),
});
export type ProgramQualities = z.infer<typeof ProgramQualities>;
