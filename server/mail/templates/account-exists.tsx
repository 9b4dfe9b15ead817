import type { MailValues } from '../mail.ts';
import { Action, Paragraph } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function AccountExists({ texts, values }: TemplateProps<MailValues['account-exists']>) {
  return (
    <>
      <Paragraph>{texts.format('account-exists.text')}</Paragraph>
      <Action texts={texts} url={values.url} label={texts.format('account-exists.action')} />
    </>
  );
}
