interface Named {
  givenNames: string;
  familyName: string;
}

/** Letters that are none of the 26 with a mark, as documents write them (ICAO 9303, part 3). */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ø: 'oe',
  ł: 'l',
};

/** Words that many names have in common, and that tell nobody from anybody. */
const particles = new Set(
  (
    'ab af al am an auf av ben bin bint da dal dalla das de degli dei del della delle dello den der des di do dos du ' +
    'el ibn im in la las le les lo los mac mc of saint san sankt santa st te ten ter und van vom von zu zum zur'
  ).split(' '),
);
const isTelling = (word: string): boolean => !particles.has(word) && !/^[a-z]$/.test(word);

/** Words of a name without accents, capitals, hyphens and apostrophes: documents write them otherwise than people. */
const readWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœþðđıøł]/g, (letter) => written[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Two letters that documents write in place of one with a mark. */
const contract = (word: string): string => word.replaceAll(/(?<=a)[ae]|(?<=[ou])e/g, '');

/** Whether two names have a word in common that tells; where one of them has no such word, any. */
function isShared(one: string[], other: string[]): boolean {
  const telling = [one, other].map((words) => words.filter(isTelling));
  const [left = [], right = []] = telling.every((words) => words.length) ? telling : [one, other];
  const known = new Set(right.map(contract));
  return left.some((word) => known.has(contract(word)));
}

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
