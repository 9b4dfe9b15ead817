import type { Language } from '@sigillum/api-contracts/schemas.ts';

/** The languages of invitations, each by its own name; a person finds them in any language of the screen. */
export const signerLanguages: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'it', label: 'Italiano' },
];
