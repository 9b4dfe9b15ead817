import { expect, it } from 'vitest';
import { namePerson } from './name-person.ts';

it('calls people by name, and by their address when there is none', () => {
  expect(namePerson('Ada', 'Keller', 'ada@example.ch')).toBe('Ada Keller');
  expect(namePerson(null, 'Keller', 'ada@example.ch')).toBe('Keller');
  expect(namePerson('', undefined, 'ada@example.ch')).toBe('ada@example.ch');
});
