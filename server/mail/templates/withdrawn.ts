import { entered, group, list, mostOfName, paragraph, quote } from './parts.ts';
import type { Template } from './template.ts';

export const writeWithdrawn: Template<'withdrawn'> = (texts, values) => {
  const sender = entered(values.senderName, mostOfName);
  const facts = { sender, title: entered(values.title), date: texts.formatDate(values.withdrawnAt) };
  return group(
    paragraph(texts.formatRich('withdrawn.text', facts)),
    quote(texts.formatRich('common.message-from', { name: sender }), values.message),
    list(texts, 'common.documents', values.documentTitles),
  );
};
