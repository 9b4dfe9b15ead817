import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Text } from 'react-email';
import { cleanLine } from '../clean-text.ts';
import type { MailTexts } from '../mail-texts.ts';
import { mostOfName } from './parts.tsx';
import { style } from './style.ts';

export type MailLayoutProps = {
  texts: MailTexts;
  /** Host of the public URL, named in the footer. */
  host: string;
  heading: string;
  recipientName: string | undefined;
  children: ReactNode;
};

/** The sheet every mail is written on: brand, heading, greeting, content, footer. */
export function MailLayout({ texts, host, heading, recipientName, children }: MailLayoutProps) {
  const name = cleanLine(recipientName ?? '', mostOfName);
  return (
    <Html lang={texts.tag} dir="ltr">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body lang={texts.tag} style={style.body}>
        <Container style={style.sheet}>
          <Text style={style.brand} data-skip-in-text="true">
            <span style={style.brandMark}>●</span>
            Sigillum
          </Text>
          <Heading as="h1" style={style.heading}>
            {heading}
          </Heading>
          <Text style={style.text}>
            {name
              ? texts.formatRich('common.greeting-name', { name: <bdi>{name}</bdi> })
              : texts.format('common.greeting')}
          </Text>
          {children}
          <Hr style={style.rule} />
          <Text style={style.soft}>{texts.format('common.footer', { host })}</Text>
        </Container>
      </Body>
    </Html>
  );
}
