interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** What stands for a name that was taken out. */
const gap = '…';

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A text without a name, wherever it stands as words of its own, in large letters or small. */
function forget(text: string, name: string): string {
  const [wanted, plain] = [name.toLowerCase(), text.toLowerCase()];
  // A few letters are longer in small: a text with one is searched as it is written.
  const searched = plain.length === text.length ? plain : text;
  let left = '';
  let from = 0;
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    if (isWord(searched[at - 1]) || isWord(searched[at + wanted.length])) continue;
    left += text.slice(from, at) + gap;
    from = at + wanted.length;
  }
  return left + text.slice(from);
}

/** A text without names and addresses of these people, as far as they stand there as words: a template holds nobody's. */
export function forgetPeople(text: string, people: readonly Person[]): string {
  const names = people
    .flatMap(({ firstName, lastName, email }) => [[firstName, lastName].filter(Boolean).join(' '), email, lastName])
    // Of one letter or two is no name by which a sentence is to be cut.
    .filter((name): name is string => name !== null && name.trim().length > 2)
    .toSorted((one, other) => other.length - one.length);
  return names.reduce(forget, text);
}
