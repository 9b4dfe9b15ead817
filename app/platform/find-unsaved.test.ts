import { describe, expect, it } from 'vitest';
import { hasUnsaved, type UnsavedWindow } from './find-unsaved.ts';

/** A page as far as the function looks at it. */
function makePage({ hasDialog = false, fields = [] as object[], isGuarded = false } = {}): UnsavedWindow {
  const page = new EventTarget();
  if (isGuarded) page.addEventListener('beforeunload', (event) => event.preventDefault());
  const document = { querySelector: () => (hasDialog ? {} : null), querySelectorAll: () => fields };
  return Object.assign(page, { document }) as never;
}

describe('what would be lost', () => {
  it.each([
    ['nothing on a page that is only read', makePage(), false],
    ['nothing in a field that is as it came', makePage({ fields: [{ value: 'a', defaultValue: 'a' }] }), false],
    ['what stands in a dialog', makePage({ hasDialog: true }), true],
    ['what was typed', makePage({ fields: [{ value: 'b', defaultValue: 'a' }] }), true],
    [
      'what was ticked',
      makePage({ fields: [{ value: 'a', defaultValue: 'a', checked: true, defaultChecked: false }] }),
      true,
    ],
    ['what the page guards', makePage({ isGuarded: true }), true],
  ])('is %s', (_what, page, expected) => {
    expect(hasUnsaved(page)).toBe(expected);
  });
});
