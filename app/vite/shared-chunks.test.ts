import { describe, expect, it } from 'vitest';
import { nameSharedChunk } from './shared-chunks.ts';

/** A graph of modules by what imports them; a name that ends with “!” is a screen, “?” is opened later. */
function draw(importers: Record<string, string[]>) {
  const modules = new Set([...Object.keys(importers), ...Object.values(importers).flat()]);
  return (id: string) =>
    nameSharedChunk(id, {
      getModuleInfo: (module) =>
        modules.has(module)
          ? {
              isEntry: module.endsWith('!'),
              importers: importers[module] ?? [],
              dynamicImporters: module.endsWith('?') ? ['/app/modals.tsx'] : [],
            }
          : null,
    });
}

describe('the chunk of a shared module', () => {
  const view = '/app/signing/view.tsx!';
  const dashboard = '/app/signature-requests/dashboard.tsx!';
  const login = '/app/user/login.tsx!';
  const members = '/app/members/members.tsx!';
  const dialog = '/app/user/dialogs/delete.tsx?';

  it.each([
    ['screens of one family', [view, dashboard], 'requests'],
    ['a screen and what it opens', [login, dialog], 'account'],
    ['two families', [login, view], 'account-and-requests'],
    ['three families', [login, view, members], 'common'],
    ['every page', ['/app/root.tsx!', login], 'common'],
    ['one screen alone', [view], null],
    ['what is opened alone', [dialog, '/app/user/dialogs/leave.tsx?'], null],
  ])('is found by its users: %s', (_, users, chunk) => {
    expect(draw({ shared: users })('shared')).toBe(chunk);
  });

  it('counts users through what stands between, also where imports go in a circle', () => {
    const name = draw({ deep: ['middle', 'deep-too'], 'deep-too': ['deep'], middle: [view, login] });
    expect(name('deep')).toBe('account-and-requests');
  });

  it('takes nobody for a user who only imports the design system as a whole', () => {
    const barrel = '/design-system/index.ts';
    expect(draw({ control: [barrel, view], [barrel]: [login, members] })('control')).toBe(null);
  });
});
