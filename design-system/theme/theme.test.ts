import { expect, it } from 'vitest';
import { colorRoles, darkColorRoles } from '../tokens/color-roles.ts';
import { lightDeclarations, theme, themeDeclarations } from './theme.ts';

it('refers to every token by the variable that the declarations define', () => {
  const references = Object.values(theme).flatMap((group) => Object.values(group));
  for (const reference of references) {
    const name = /^var\((--[a-z0-9-]+)\)$/.exec(reference)?.[1];
    expect(name, reference).toBeDefined();
    expect(themeDeclarations).toContain(`${name}: `);
  }
});

it('declares each variable once, with its token as value', () => {
  const lines = themeDeclarations.split('\n');
  expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(lines.length);
  expect(lines).toContain(`--color-ink-soft: light-dark(${colorRoles.inkSoft}, ${darkColorRoles.inkSoft});`);
  expect(lines).toContain(`--color-page: ${colorRoles.page};`);
});

it('falls back to plain light colours, every role of them, where light-dark() is unknown', () => {
  expect(lightDeclarations.split('\n')).toHaveLength(Object.keys(colorRoles).length);
  expect(lightDeclarations).not.toContain('light-dark');
});
