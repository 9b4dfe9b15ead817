import { describe, expect, it } from 'vitest';
import { isModal, readBuild } from '../support/first-load.ts';

/** What a page of the built app loads before it can be used; the texts of its language come beside. Grows by decision alone. */
const build = readBuild();

describe.each([
  { id: '/login', most: { files: 12, kB: 207 } },
  { id: '/dashboard', most: { files: 16, kB: 287 } },
  { id: '/view/:srid', most: { files: 14, kB: 276 } },
  { id: '/view/:id/:userid', most: { files: 14, kB: 277 } },
])('the first load of $id', ({ id, most }) => {
  const files = build.listFirstLoad(id);

  it(`has at most ${most.files} files of ${most.kB} kB, gzipped`, () => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most.files);
    expect(files.reduce((sum, file) => sum + build.measure(file), 0) / 1024).toBeLessThanOrEqual(most.kB);
  });

  it('has no dialog, no calendar, and nothing of what chooses from a list while one types', () => {
    expect(files.filter(isModal)).toEqual([]);
    expect(files.filter((file) => /\/(?:choosing|DaySheet)-/.test(file))).toEqual([]);
  });
});

it('looks for a chunk that there is', () => {
  expect(build.own.filter((file) => /^(?:choosing|DaySheet)-/.test(file) && file.endsWith('.js'))).toHaveLength(2);
});

it('an answer to “Sign” brings no fields of other screens along', () => {
  const overlay = build.own.find((file) => file.startsWith('mobile-aes-overlay-'))!;
  const imported = [...build.readCode(`assets/${overlay}`).matchAll(/from\s*["`']\.\/([\w-]+)-[\w-]{8}\.js/g)];
  expect(imported.map(([, name]) => name)).toContain('shell');
  expect(imported.map(([, name]) => name)).not.toContain('templates');
});
