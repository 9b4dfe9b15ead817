interface Named {
  givenNames: string;
  familyName: string;
}

/** Words of a name without accents, capitals, hyphens and apostrophes: documents write them otherwise than people. */
const readWords = (name: string): string[] =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Letters that documents write as two (ICAO 9303, part 3). */
const contract = (word: string): string =>
  word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('ø', 'o').replaceAll('ł', 'l');
const isShared = (one: string[], other: string[]): boolean =>
  one.some((word) => other.map(contract).includes(contract(word)));

/**
 * Whether an identity document can be that of the account's person. `corrected`: one of the given names and one of the family names are
 * common to both, so the document tells the same person's name better; anything less is somebody else, or somebody whose name has changed.
 */
export function compareNames(account: Named, document: Named): 'same' | 'corrected' | 'different' {
  const { givenNames, familyName } = document;
  if (account.givenNames === givenNames && account.familyName === familyName) return 'same';
  const isOne =
    isShared(readWords(account.givenNames), readWords(givenNames)) &&
    isShared(readWords(account.familyName), readWords(familyName));
  return isOne ? 'corrected' : 'different';
}
