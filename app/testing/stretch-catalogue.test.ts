import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { stretchCatalogue } from './stretch-catalogue.ts';

const text = (value: string) => ({ type: 0, value }) as const;
const { formatMessage } = createIntl({
  locale: 'en-GB',
  messages: stretchCatalogue({
    plain: [text('Sign the document now, please')],
    named: [text('Dear '), { type: 1, value: 'name' }],
    counted: [
      {
        type: 6,
        value: 'count',
        offset: 0,
        pluralType: 'cardinal',
        options: { one: { value: [text('one page')] }, other: { value: [{ type: 7 }, text(' pages')] } },
      },
    ],
  }),
});

it('makes every text at least 40 % longer', () => {
  expect(formatMessage({ id: 'plain' }).length).toBeGreaterThanOrEqual(1.4 * 'Sign the document now, please'.length);
  expect(formatMessage({ id: 'plain' })).toMatch(/^Sígñ thé dócúméñt/);
});

it('keeps values, plurals and the spaces around them', () => {
  expect(formatMessage({ id: 'named' }, { name: 'Anna' })).toMatch(/^Déár ~+ Anna$/);
  expect(formatMessage({ id: 'counted' }, { count: 3 })).toMatch(/^3 págés ~+$/);
});
