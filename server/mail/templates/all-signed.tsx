import type { MailValues } from '../mail.ts';
import { Action, Entered, EnteredList, Paragraph } from './parts.tsx';
import type { TemplateProps } from './parts.tsx';

export function AllSigned({ texts, values }: TemplateProps<MailValues['all-signed']>) {
  return (
    <>
      <Paragraph>
        {texts.formatRich('all-signed.text', {
          title: <Entered text={values.title} />,
          date: texts.formatDate(values.signedAt),
          count: values.documentTitles.length,
        })}
      </Paragraph>
      <EnteredList label={texts.format('common.documents')} items={values.documentTitles} />
      <EnteredList label={texts.format('all-signed.signers')} items={values.signerNames} />
      <Action texts={texts} url={values.url} label={texts.format('all-signed.action')} />
    </>
  );
}
