import type { MailValues } from '../mail.ts';
import { Action, Entered, EnteredList, mostOfName, Paragraph, Quote } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function Declined({ texts, values }: TemplateProps<MailValues['declined']>) {
  const signer = <Entered text={values.signerName} most={mostOfName} />;
  return (
    <>
      <Paragraph>
        {texts.formatRich('declined.text', {
          signer,
          title: <Entered text={values.title} />,
          date: texts.formatDate(values.declinedAt),
        })}
      </Paragraph>
      <Quote label={texts.formatRich('declined.reason', { name: signer })} text={values.reason} />
      <EnteredList label={texts.format('common.documents')} items={values.documentTitles} />
      {values.url && <Action texts={texts} url={values.url} label={texts.format('declined.action')} />}
    </>
  );
}
