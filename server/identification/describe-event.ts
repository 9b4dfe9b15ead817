import type { IdentificationEventData } from '../evidence/identification-event.ts';
import type { CaseRow } from './cases-repository.ts';

/** What each event says of its case. */
export const describeEvent = ({
  vendor,
  reference,
  legislation,
  kind,
}: CaseRow): Omit<IdentificationEventData, 'state'> => ({
  vendor,
  ...(reference !== null && { reference }),
  legislation,
  kind,
});
