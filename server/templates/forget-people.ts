interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** What stands for a name that was taken out. */
const gap = '…';

/** A text without names and addresses of these people, as far as they stand there as words: a template holds nobody's. */
export function forgetPeople(text: string, people: readonly Person[]): string {
  const names = people
    .flatMap(({ firstName, lastName, email }) => [[firstName, lastName].filter(Boolean).join(' '), email, lastName])
    // Of one letter or two is no name by which a sentence is to be cut.
    .filter((name): name is string => name !== null && name.trim().length > 2)
    .toSorted((one, other) => other.length - one.length);
  return names.reduce(
    (left, name) =>
      left.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(name)}(?![\p{L}\p{N}])`, 'giu'), gap),
    text,
  );
}

const escape = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
