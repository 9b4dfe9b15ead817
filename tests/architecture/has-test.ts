import { readSource } from './source-files.ts';

/** Whether a file has a test, a row of a table of tests, or a story of that name. */
export function hasTest(file: string, name: string): boolean {
  const source = readSource(file);
  return [`'${name}'`, `"${name}"`, `\`${name}\``, `export const ${name}:`].some((form) => source.includes(form));
}
