import { describe, expect, it } from 'vitest';
import { isWellFormedXml } from './check-xml.ts';

describe('isWellFormedXml', () => {
  it.each([
    '<a/>',
    '\ufeff<?xml version="1.0"?>\n<!-- note --><a b="1" c=\'2 &amp; 3\'><b>x &#x41; y</b><![CDATA[ <&> ]]></a>\n  ',
    `<a>${' '.repeat(3_000_000)}</a>`,
  ])('takes what a reader of XML takes (%#)', (source) => {
    expect(isWellFormedXml(source)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['text alone', 'hello'],
    ['two elements', '<a/><b/>'],
    ['an open element', '<a><b></a>'],
    ['a missing end', '<a>'],
    ['a stray ampersand', '<a>R&D</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a/>'],
    ['a control character', '<a>\0</a>'],
    ['endless depth', '<a>'.repeat(100_000)],
  ])('refuses %s', (_, source) => {
    expect(isWellFormedXml(source)).toBe(false);
  });
});
