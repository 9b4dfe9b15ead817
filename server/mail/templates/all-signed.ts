import { action, entered, group, list, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeAllSigned: Template<'all-signed'> = (texts, values) => {
  const date = texts.formatDate(values.signedAt);
  const facts = { title: entered(values.title), date, count: values.documentTitles.length };
  return group(
    paragraph(texts.formatRich('all-signed.text', facts)),
    list(texts.format('common.documents'), values.documentTitles),
    list(texts.format('all-signed.signers'), values.signerNames),
    action(texts, values.url, texts.format('all-signed.action')),
  );
};
