import { expect, it } from 'vitest';
import { elide, elideParts, markElisions } from './elision.ts';

const fill = (text: string, name: string) => elide(markElisions(text, 'fr').replace('{name}', name));

it.each([
  ['Anna Keller', 'Signature d’Anna Keller'],
  ['Élodie', 'Signature d’Élodie'],
  ['Yves', 'Signature d’Yves'],
  ['Yannick', 'Signature de Yannick'],
  ['Paul', 'Signature de Paul'],
  ['Hans', 'Signature de Hans'],
  ['8', 'Signature de 8'],
  ['', 'Signature de '],
  // Nobody would know whether the address begins with the d.
  ['anna@example.org', 'Signature de anna@example.org'],
])('writes «de» before %j as it is said', (name, said) => {
  expect(fill('Signature de {name}', name)).toBe(said);
});

it('does so at each place of a text, whether it is large or small, and before a tag', () => {
  const text = markElisions('De {name} : ce que {name} dit de <b>{name}</b>', 'fr');
  const filled = text.replaceAll('{name}', 'Anna').replaceAll(/<\/?b>/g, '');
  expect(elide(filled)).toBe('D’Anna : ce qu’Anna dit d’Anna');
});

it('leaves words that only end so, and what people themselves wrote', () => {
  expect(fill('Signature électronique {name}', 'Anna')).toBe('Signature électronique Anna');
  expect(fill('{name} est prêt', 'Contrat de Anna')).toBe('Contrat de Anna est prêt');
});

it('looks into the element that follows', () => {
  const name = { type: 'bdi', props: { children: ['Anna', ' Keller'] } };
  expect(elideParts([markElisions('De {name}', 'fr').replace('{name}', ''), name])).toEqual(['D’', name]);
  expect(elideParts(['Bonjour ', name])).toEqual(['Bonjour ', name]);
});

it.each([
  ['il {day}', '8 marzo', 'l’8 marzo'],
  ['Il {day}', '11 marzo', 'L’11 marzo'],
  ['fino al {day}', '8 marzo', 'fino all’8 marzo'],
  ['dal {day}', '11 marzo', 'dall’11 marzo'],
  ['prima del {day}', '8 marzo', 'prima dell’8 marzo'],
  ['il {day}', '1 marzo', 'il 1 marzo'],
  ['il {day}', '18 marzo', 'il 18 marzo'],
  ['il {day}', '110', 'il 110'],
])('writes the article of %j before %j as it is said', (text, day, said) => {
  expect(elide(markElisions(text, 'it').replace('{day}', day))).toBe(said);
});
