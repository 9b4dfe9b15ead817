import type { MailValues } from '../mail.ts';
import { Action, Entered, EnteredList, mostOfName, Paragraph, Quote, SoftText } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function Reminder({ texts, values }: TemplateProps<MailValues['reminder']>) {
  const sender = <Entered text={values.senderName} most={mostOfName} />;
  return (
    <>
      <Paragraph>
        {texts.formatRich('reminder.text', {
          sender,
          count: values.documentTitles.length,
          title: <Entered text={values.title} />,
        })}
      </Paragraph>
      <Quote label={texts.formatRich('common.message-from', { name: sender })} text={values.message} />
      <EnteredList label={texts.format('common.documents')} items={values.documentTitles} />
      <Action texts={texts} url={values.url} label={texts.format('reminder.action')} />
      {values.expiresAt && (
        <SoftText>{texts.format('reminder.expiry', { date: texts.formatDate(values.expiresAt) })}</SoftText>
      )}
      <SoftText>{texts.format('common.personal-link')}</SoftText>
    </>
  );
}
