import { createElement, type ReactElement } from 'react';
import { Body, Container, Head, Heading, Hr, Html } from 'react-email';
import { cleanLine } from '../clean-text.ts';
import type { MailLogo } from '../mail.ts';
import type { MailTexts } from '../mail-texts.ts';
import { brand, logoOf, mostOfName, paragraph, softText, type Part } from './parts.ts';
import { style } from './style.ts';

export type MailPage = {
  texts: MailTexts;
  /** Host of the public URL, named in the footer. */
  host: string;
  heading: string;
  recipientName: string | undefined;
  content: Part;
  /** Of the sender's business. */
  logo: MailLogo | undefined;
};

/** The sheet every mail is written on: brand, heading, greeting, content, footer. */
export function layOutMail({ texts, host, heading, recipientName, content, logo }: MailPage): ReactElement {
  const name = cleanLine(recipientName ?? '', mostOfName);
  const greeting = name
    ? texts.formatRich('common.greeting-name', { name: createElement('bdi', null, name) })
    : texts.format('common.greeting');
  const sheet = createElement(
    Container,
    { style: style.sheet },
    logo && logoOf(logo),
    brand(),
    createElement(Heading, { as: 'h1', style: style.heading }, heading),
    paragraph(greeting),
    content,
    createElement(Hr, { style: style.rule }),
    softText(texts.format('common.footer', { host })),
  );
  return createElement(
    Html,
    { lang: texts.tag, dir: 'ltr' },
    createElement(
      Head,
      null,
      createElement('title', null, heading),
      createElement('meta', { name: 'color-scheme', content: 'light' }),
    ),
    createElement(Body, { lang: texts.tag, style: style.body }, sheet),
  );
}
