import type { MailValues } from '../mail.ts';
import { Entered, EnteredList, mostOfName, Paragraph, Quote } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function Withdrawn({ texts, values }: TemplateProps<MailValues['withdrawn']>) {
  const sender = <Entered text={values.senderName} most={mostOfName} />;
  return (
    <>
      <Paragraph>
        {texts.formatRich('withdrawn.text', {
          sender,
          title: <Entered text={values.title} />,
          date: texts.formatDate(values.withdrawnAt),
        })}
      </Paragraph>
      <Quote label={texts.formatRich('common.message-from', { name: sender })} text={values.message} />
      <EnteredList label={texts.format('common.documents')} items={values.documentTitles} />
    </>
  );
}
