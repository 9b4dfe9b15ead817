import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('writes text so that it stays text, between tags and between quotes', () => {
  expect(escapeHtml(`<b title="it's">R&D</b>`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;R&amp;D&lt;/b&gt;');
  expect(escapeHtml('&amp; Zürich')).toBe('&amp;amp; Zürich');
});
