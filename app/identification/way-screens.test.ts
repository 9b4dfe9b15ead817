import { expect, it } from 'vitest';
import { readWayState } from './way-screens.ts';

const active = { legislation: 'EIDAS', is_active: true } as const;

it('shows a way in the words of the specification', () => {
  const read = (status: Parameters<typeof readWayState>[0]['status'], ...known: (typeof active)[]) =>
    readWayState({ status }, 'EIDAS', known);
  expect(read(null)).toBe('none');
  expect(read('initialized')).toBe('initialized');
  expect(read('unknown')).toBe('initialized');
  expect(read('inprogress')).toBe('inprogress');
  expect(read('failure')).toBe('failure');
  expect(read('success')).toBe('activatingQES');
  expect(read('success', active)).toBe('done');
  expect(readWayState({ status: 'success' }, 'ZERTES', [active])).toBe('activatingQES');
});
