import type { VisualSignatureChange } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type * as z from 'zod';
import { visualSignaturePermissions } from '../accounts/preferences.ts';

type Change = z.output<typeof VisualSignatureChange>;
type Option = keyof typeof visualSignaturePermissions;

/** The choice that holds: where people may not choose, their default. */
const settle = (option: Option, chosen: boolean) => {
  const { canUpdate, defaultValue } = visualSignaturePermissions[option];
  return canUpdate ? chosen : defaultValue;
};

/** A call's values as columns; what was left out is as before, or as everybody begins. */
export function writeValues(
  { alias, name, optionalLine, location, displayDate, displayClaim, displayStandards }: Change,
  before?: { shows_date: boolean; shows_claim: boolean; shows_standards: boolean },
) {
  const { date, claim, std } = visualSignaturePermissions;
  return {
    ...(alias !== undefined && { alias }),
    ...(name !== undefined && { name }),
    ...(optionalLine !== undefined && { company: optionalLine }),
    ...(location !== undefined && { location }),
    shows_date: settle('date', displayDate ?? before?.shows_date ?? date.defaultValue),
    shows_claim: settle('claim', displayClaim ?? before?.shows_claim ?? claim.defaultValue),
    shows_standards: settle('std', displayStandards ?? before?.shows_standards ?? std.defaultValue),
  };
}
