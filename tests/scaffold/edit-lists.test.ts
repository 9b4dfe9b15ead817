import { expect, it } from 'vitest';
import { addEntry, addExport, addImport, addLast } from './edit-lists.ts';

it('puts an entry before the first one that comes later', () => {
  const list = `const all = {\n  ape,\n  'bat-man': batMan,\n  cat,\n};\nconst other = {\n};\n`;
  expect(addEntry(list, 'const all = {', 'bee,')).toContain(`batMan,\n  bee,\n  cat`);
  expect(addEntry(list, 'const all = {', 'dog,')).toContain('cat,\n  dog,\n};');
  expect(addEntry(list, 'const other = {', 'ant,')).toContain('other = {\n  ant,\n};');
  expect(() => addEntry(list, 'const none = {', 'ant,')).toThrow('not there any more');
});

it('imports once: packages, then what lies above, then what lies beside', () => {
  const above = addImport('', '{ b }', '../b.ts');
  const both = addImport(addImport(above, '{ a }', './a.ts'), '{ z }', '@sigillum/app/z.ts');
  expect(addImport(both, '{ a }', './a.ts')).toBe(both);
  expect([...both.matchAll(/'([^']+)'/g)].map(([, specifier]) => specifier)).toEqual([
    '@sigillum/app/z.ts',
    '../b.ts',
    './a.ts',
  ]);
});

it('keeps exports in the order of their files', () => {
  const list = `export { a } from './a.ts';\nexport { c } from './c.ts';\n`;
  expect(addExport(list, `export { b } from './b.ts';`).split('\n')[1]).toContain('b.ts');
});

it('adds at the end of a block', () => {
  expect(addLast('f({\n  a,\n});\ng({\n});\n', '});', '  b,\n')).toBe('f({\n  a,\n  b,\n});\ng({\n});\n');
  expect(addLast('f({\n});\ng({\n});\n', '});', '  b,\n', 'g')).toBe('f({\n});\ng({\n  b,\n});\n');
  expect(() => addLast('f({\n});\n', '});', '  b,\n', 'g')).toThrow('not there any more');
});
