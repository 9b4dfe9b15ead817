import type { ReactNode } from 'react';
import { Button, Link, Section, Text } from 'react-email';
import { cleanLine, cleanParagraphs } from '../clean-text.ts';
import type { MailTexts } from '../mail-texts.ts';
import { style } from './style.ts';

/** Most visible characters of a name and of a title in a mail. */
export const mostOfName = 100;
export const mostOfTitle = 160;

/** What every template gets. */
export type TemplateProps<Values> = { texts: MailTexts; values: Values };

/** A text that a person entered, on one line: escaped by React, and apart from the direction of what stands around it. */
export function Entered({ text, most = mostOfTitle }: { text: string; most?: number }) {
  return <bdi>{cleanLine(text, most)}</bdi>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={style.text}>{children}</Text>;
}

export function SoftText({ children }: { children: ReactNode }) {
  return <Text style={style.soft}>{children}</Text>;
}

/** The mail's one act. The address stands below for programs that show no buttons. */
export function Action({ texts, url, label }: { texts: MailTexts; url: string; label: string }) {
  return (
    <>
      <Section style={style.buttonRow}>
        <Button href={url} style={style.button}>
          {label}
        </Button>
      </Section>
      <Text style={style.soft} data-skip-in-text="true">
        {texts.format('common.link-hint')}
        <br />
        <Link href={url} style={style.link}>
          {url}
        </Link>
      </Text>
    </>
  );
}

/** A longer text that a person entered, marked as theirs. Nothing when it is empty. */
export function Quote({ label, text }: { label: ReactNode; text: string | undefined }) {
  const paragraphs = cleanParagraphs(text ?? '', 4000);
  if (paragraphs.length === 0) return null;
  return (
    <>
      <Text style={style.label}>{label}</Text>
      <blockquote style={style.quote}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto" style={style.quoteText}>
            {paragraph}
          </p>
        ))}
      </blockquote>
    </>
  );
}

/** Names or titles, one a line; at most 50 (the most documents a request may have). */
export function EnteredList({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Text style={style.label}>{label}</Text>
      <ul style={style.list}>
        {items.slice(0, 50).map((item, index) => (
          <li key={index}>
            <Entered text={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
