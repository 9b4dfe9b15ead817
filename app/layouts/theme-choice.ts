import { useSyncExternalStore } from 'react';
import { writeCookie } from '../http/cookies.ts';

/** What a person may choose; `system` follows the device and is remembered by no cookie. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The cookie with the choice. Both sides read it: the server for the first paint, the browser from then on. */
const cookieName = 'theme';
const changed = 'sigillum:theme';
const year = 365 * 24 * 60 * 60;

/** The choice in a `Cookie` header or in `document.cookie`; anything unknown is `system`. */
export function readThemeChoice(cookies: string): ThemeChoice {
  const value = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookieName}=(\\w+)`).exec(cookies)?.[1];
  return themeChoices.find((choice) => choice === value) ?? 'system';
}

/** `data-theme` of the document; none lets the device decide. */
export const nameTheme = (choice: ThemeChoice) => (choice === 'system' ? undefined : choice);

/** Remembers the choice for a year and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  const isSecure = window.location.protocol === 'https:';
  const maxAge = choice === 'system' ? 0 : year;
  document.cookie = writeCookie(cookieName, choice, { maxAge, isSecure, isHttpOnly: false });
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The choice that counts now; `initial` is what the server has read for this document. */
export const useThemeChoice = (initial: ThemeChoice): ThemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => readThemeChoice(document.cookie),
    () => initial,
  );
