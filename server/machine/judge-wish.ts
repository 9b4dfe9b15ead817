import type { ValidationQuery } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { Verification } from '@sigillum/api-contracts/verification/schemas.ts';

const ranks: readonly string[] = ['UNDEFINED', 'DEMO', 'SES', 'AES', 'QES'];
const laws = { WORLD: undefined, CH: ['ZERTES'], EU: ['EIDAS'], CH_EU: ['ZERTES', 'EIDAS'] } as const;

type Found = Pick<
  Verification,
  'valid' | 'quality' | 'legislation' | 'longTermValidation' | 'visualDifferences' | 'undefinedChanges'
>;

/** Whether a file that was judged is what its asker wants: valid, of such a quality, under such a law, made to last, unchanged. */
export function judgeWish(found: Found, wish: ValidationQuery): boolean {
  const law: readonly string[] | undefined = laws[wish.legislation];
  return (
    found.valid &&
    (wish.quality === undefined || ranks.indexOf(found.quality) >= ranks.indexOf(wish.quality)) &&
    (law === undefined || law.includes(found.legislation)) &&
    (!wish.longTermValidation || found.longTermValidation) &&
    (!wish.rejectVisualDifferences || !found.visualDifferences) &&
    (!wish.rejectUndefinedChanges || !found.undefinedChanges)
  );
}
