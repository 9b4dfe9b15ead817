import { action, entered, group, list, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeSignatureFailed: Template<'signature-failed'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const facts = { signer, title: entered(values.title), date: texts.formatDate(values.failedAt) };
  return group(
    paragraph(texts.formatRich('signature-failed.text', facts)),
    paragraph(texts.format('signature-failed.next')),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('declined.action')),
  );
};
