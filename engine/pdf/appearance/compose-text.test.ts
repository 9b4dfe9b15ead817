import { expect, it } from 'vitest';
import { describeStandards } from './compose-text.ts';

const languages = ['en', 'de', 'fr', 'it'] as const;

it.each([
  ['SES', ['Sigillum · SES', 'Sigillum · EES', 'Sigillum · SES', 'Sigillum · FES']],
  ['AES', ['Sigillum · AES · ZertES', 'Sigillum · FES · ZertES', 'Sigillum · SEA · SCSE', 'Sigillum · FEA · FiEle']],
  [
    'AES_MINIMAL',
    ['Sigillum · AES · ZertES', 'Sigillum · FES · ZertES', 'Sigillum · SEA · SCSE', 'Sigillum · FEA · FiEle'],
  ],
  ['QES', ['Sigillum · QES · ZertES', 'Sigillum · QES · ZertES', 'Sigillum · SEQ · SCSE', 'Sigillum · FEQ · FiEle']],
  ['DEMO', languages.map(() => 'Sigillum · DEMO')],
])('names the quality %s and its law in the language of the signature', (quality, said) => {
  const describe = (language: (typeof languages)[number]) =>
    describeStandards({ quality, legislation: 'ZERTES' }, language);
  expect(languages.map(describe)).toEqual(said);
});

it('names another provider, and the law of the Union', () => {
  expect(describeStandards({ quality: 'QES', legislation: 'EIDAS', provider: 'Frei AG' }, 'it')).toBe(
    'Frei AG · FEQ · eIDAS',
  );
});
