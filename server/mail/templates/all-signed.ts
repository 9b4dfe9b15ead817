import type { MailTexts } from '../mail-texts.ts';
import type { MailValues } from '../mail.ts';
import { action, entered, group, list, paragraph, type Part, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeAllSigned: Template<'all-signed'> = (texts, values) => {
  const date = texts.formatDate(values.signedAt);
  const facts = { title: entered(values.title), date, count: values.documentTitles.length };
  return group(
    paragraph(texts.formatRich('all-signed.text', facts)),
    ...writeFiles(texts, values),
    list(texts, 'common.documents', values.documentTitles),
    list(texts, 'all-signed.signers', values.signerNames),
    action(texts, values.url, texts.format('all-signed.action')),
    values.isAccountNeeded && softText(texts.format('common.account-needed')),
  );
};

/** What goes along, and what was to and is too large. */
function writeFiles(texts: MailTexts, { documents, report, documentTitles }: MailValues['all-signed']): Part[] {
  const count = documentTitles.length;
  const lines = [
    documents === 'attached' && texts.format('all-signed.documents-attached', { count }),
    documents === 'link' && texts.format('all-signed.documents-link', { count }),
    report === 'attached' && texts.format('all-signed.report-attached'),
    report === 'link' && texts.format('all-signed.report-link'),
  ];
  return lines.filter((line) => line !== false).map(paragraph);
}
