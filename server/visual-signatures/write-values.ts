import type { VisualSignatureChange } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type * as z from 'zod';
import { type LookRules, settleLook } from './look-rules.ts';

type Change = z.output<typeof VisualSignatureChange>;

/** A call's values as columns; what was left out is as before, or as everybody begins; what may not be chosen, as the organisation says. */
export function writeValues(
  { alias, name, optionalLine, location, displayDate, displayClaim, displayStandards }: Change,
  { date, claim, std }: LookRules,
  before?: { shows_date: boolean; shows_claim: boolean; shows_standards: boolean },
) {
  return {
    ...(alias !== undefined && { alias }),
    ...(name !== undefined && { name }),
    ...(optionalLine !== undefined && { company: optionalLine }),
    ...(location !== undefined && { location }),
    shows_date: settleLook(date, displayDate ?? before?.shows_date),
    shows_claim: settleLook(claim, displayClaim ?? before?.shows_claim),
    shows_standards: settleLook(std, displayStandards ?? before?.shows_standards),
  };
}
