import { expect, it } from 'vitest';
import { nameTheme, readThemeChoice } from './theme-choice.ts';

it('reads the choice from among other cookies', () => {
  expect(readThemeChoice('zone=Europe%2FZurich; theme=dark; locale=de-ch')).toBe('dark');
  expect(readThemeChoice('theme=light')).toBe('light');
});

it('follows the device without a cookie, with an unknown value, and with a cookie whose name only ends alike', () => {
  expect(readThemeChoice('')).toBe('system');
  expect(readThemeChoice('theme=sepia')).toBe('system');
  expect(readThemeChoice('their-theme=dark')).toBe('system');
});

it('leaves the document without a theme where the device decides', () => {
  expect(nameTheme('system')).toBeUndefined();
  expect(nameTheme('dark')).toBe('dark');
});
