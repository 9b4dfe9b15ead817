import { action, entered, group, list, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeSignerLeft: Template<'signer-left'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const facts = { signer, title: entered(values.title), date: texts.formatDate(values.leftAt) };
  return group(
    paragraph(texts.formatRich('signer-left.text', facts)),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('signer-left.action')),
  );
};
