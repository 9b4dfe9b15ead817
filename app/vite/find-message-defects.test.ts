import { expect, it } from 'vitest';
import type { MessageText } from '../i18n/define-messages.ts';
import { judgeTexts, judgeTranslation } from './find-message-defects.ts';

const text = (defaultMessage: string, id = 'area.place.thing'): MessageText => ({
  id,
  defaultMessage,
  description: 'Somewhere.',
});

it('accepts a translation with the same placeholders in another order', () => {
  expect(judgeTranslation('de-ch', text('{name} signed {title}'), '{title} hat {name} unterschrieben')).toBeUndefined();
});

it('accepts the plural forms that each language has', () => {
  const english = text('{count, plural, one {# document} other {# documents}}');
  expect(
    judgeTranslation('fr-ch', english, '{count, plural, one {# document} many {# de documents} other {# documents}}'),
  ).toBeUndefined();
});

it.each([
  ['missing', undefined],
  ['empty', '  '],
  ['still to be translated', '[…] {name} hat unterschrieben'],
  ['differs in structure', 'Unterschrieben'],
  ['differs in structure', '{nom} a signé'],
  ['cannot be read', '{name unterschrieben'],
])('says that a translation is %s', (defect, translation) => {
  expect(judgeTranslation('de-ch', text('{name} signed'), translation)).toContain(defect);
});

it('refuses an ß in Swiss German', () => {
  expect(judgeTranslation('de-ch', text('Close'), 'Schließen')).toContain('ß');
});

it('finds ids that are doubled or malformed, and texts that say nothing to translators', () => {
  const texts = [
    text('One'),
    text('Two'),
    text('Three', 'noDots'),
    { ...text('Four', 'area.four'), description: ' ' },
    text('[…] Five', 'area.five'),
  ];
  expect([...judgeTexts('area', texts, new Map())]).toEqual([
    'area: area.place.thing is declared in area too',
    'area: the id noDots is not words in dots',
    'area: area.four has no description',
    'area: area.five is still to be written',
  ]);
});
