import { expect, it } from 'vitest';
import { compileLocale } from '../vite/read-messages.ts';
import { joinLetters } from './join-letters.ts';

it('keeps the letter with its word in sentences, and leaves names as they are typed', () => {
  expect(joinLetters('Danach weisen Sie sich mit der E-ID aus.')).toBe(
    'Danach weisen Sie sich mit der E-\u2060ID aus.',
  );
  expect(joinLetters('E-Mails an {address} lassen sich nicht zustellen.')).toContain('E-\u2060Mails an {address}');
  const label = '{channel, select, sms {Code aus der SMS} other {Code aus der E-Mail}}';
  expect(joinLetters(label)).toBe(label);
});

it('does so in all texts of the app in German, and in German alone', async () => {
  const write = async (locale: 'de-ch' | 'fr-ch') =>
    JSON.stringify((await compileLocale(locale, { marksMissing: false }))['user.eidplus.text']);
  expect(await write('de-ch')).toContain('E-\u2060Mail-Adresse');
  expect(await write('fr-ch')).not.toContain('\u2060');
});
