import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsFrom, useIsMobile } from './use-breakpoint.ts';

it('gives the server an answer without asking for a window: wide, unless told otherwise', () => {
  const Report = () => `${useIsFrom('md')} ${useIsFrom('md', false)} ${useIsMobile()}`;
  expect(renderToString(createElement(Report))).toBe('true false false');
});
