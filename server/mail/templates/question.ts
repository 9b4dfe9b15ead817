import { action, entered, group, list, mostOfName, paragraph, quote } from './parts.ts';
import type { Template } from './template.ts';

export const writeQuestion: Template<'question'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const facts = { signer, title: entered(values.title) };
  return group(
    paragraph(texts.formatRich('question.text', facts)),
    quote(texts.formatRich('common.message-from', { name: signer }), values.message),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('question.action')),
  );
};
