import type { MailValues } from '../mail.ts';
import { Action, Paragraph, SoftText } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function ConfirmEmail({ texts, values }: TemplateProps<MailValues['confirm-email']>) {
  return (
    <>
      <Paragraph>{texts.format('confirm-email.text')}</Paragraph>
      <Action texts={texts} url={values.url} label={texts.format('confirm-email.action')} />
      <SoftText>{texts.format('confirm-email.expiry', { date: texts.formatDate(values.expiresAt) })}</SoftText>
    </>
  );
}
