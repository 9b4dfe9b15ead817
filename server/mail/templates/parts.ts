import { createElement, Fragment, type ReactNode } from 'react';
import { Button, Img, Link, Section, Text } from 'react-email';
import { cleanLine, cleanParagraphs } from '../clean-text.ts';
import type { MailLogo } from '../mail.ts';
import type { MailMessageId, MailTexts } from '../mail-texts.ts';
import { style } from './style.ts';

// The parts of mails are React elements made by plain calls: Node runs the server's files as they are, and knows no JSX.

/** Most visible characters of a name and of a title in a mail. */
export const mostOfName = 100;
const mostOfTitle = 160;

/** A part, or nothing where a condition does not hold. */
export type Part = ReactNode;

/** A text that a person entered, on one line: escaped by React, and apart from the direction of what stands around it. */
export const entered = (text: string, most = mostOfTitle): Part => createElement('bdi', null, cleanLine(text, most));

export const paragraph = (content: Part): Part => createElement(Text, { style: style.text }, content);

export const softText = (content: Part): Part => createElement(Text, { style: style.soft }, content);

/** A one-time code, large enough to be copied by eye. */
export const code = (digits: string): Part => createElement(Text, { style: style.code }, digits);

const label = (content: Part): Part => createElement(Text, { style: style.label }, content);

const skipInText = { 'data-skip-in-text': 'true' };

/** The mail's one act. The address stands below for programs that show no buttons. */
export function action(texts: MailTexts, url: string, name: string): Part {
  return group(
    createElement(Section, { style: style.buttonRow }, createElement(Button, { href: url, style: style.button }, name)),
    createElement(
      Text,
      { style: style.soft, ...skipInText },
      texts.format('common.link-hint'),
      createElement('br'),
      createElement(Link, { href: url, style: style.link }, url),
    ),
  );
}

/** A longer text that a person entered, marked as theirs. Nothing when it is empty. */
export function quote(name: Part, text: string | undefined): Part {
  const paragraphs = cleanParagraphs(text ?? '', 4000);
  if (paragraphs.length === 0) return null;
  const lines = paragraphs.map((line) => createElement('p', { dir: 'auto', style: style.quoteText }, line));
  return group(label(name), createElement('blockquote', { style: style.quote }, ...lines));
}

const mostOfList = 50;

/** Names or titles, one a line; how many more there are than the most documents that a request may have is said below them. */
export function list(texts: MailTexts, name: MailMessageId, items: readonly string[]): Part {
  if (items.length === 0) return null;
  const lines = items.slice(0, mostOfList).map((item) => createElement('li', null, entered(item)));
  const count = items.length - mostOfList;
  if (count > 0) lines.push(createElement('li', null, texts.format('common.and-more', { count })));
  return group(label(texts.format(name)), createElement('ul', { style: style.list }, ...lines));
}

/** The logo of who sends, half its pixels in size; programs that show no images name the business. */
export const logoOf = ({ url, width, height, name }: MailLogo): Part =>
  createElement(
    Section,
    { style: style.logoRow, ...skipInText },
    createElement(Img, {
      src: url,
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
      alt: cleanLine(name, mostOfName),
      style: style.logo,
    }),
  );

/** The name of the product above the heading. */
export const brand = (): Part =>
  createElement(
    Text,
    { style: style.brand, ...skipInText },
    createElement('span', { style: style.brandMark }, '●'),
    'Sigillum',
  );

/** Parts one after the other. */
export const group = (...parts: Part[]): Part => createElement(Fragment, null, ...parts);
