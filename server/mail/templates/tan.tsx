import { Text } from 'react-email';
import type { MailValues } from '../mail.ts';
import { Entered, Paragraph, SoftText } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';
import { style } from './style.ts';

export function Tan({ texts, values }: TemplateProps<MailValues['tan']>) {
  return (
    <>
      <Paragraph>{texts.formatRich('tan.text', { title: <Entered text={values.title} /> })}</Paragraph>
      <Text style={style.code}>{values.tan}</Text>
      <SoftText>{texts.format('tan.expiry', { date: texts.formatDate(values.expiresAt) })}</SoftText>
      <SoftText>{texts.format('tan.warning')}</SoftText>
    </>
  );
}
