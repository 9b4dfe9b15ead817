import { action, entered, group, list, mostOfName, paragraph, quote, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeAnswer: Template<'answer'> = (texts, values) => {
  const sender = entered(values.senderName, mostOfName);
  return group(
    paragraph(texts.formatRich('answer.text', { sender, title: entered(values.title) })),
    quote(texts.format('answer.question'), values.question),
    quote(texts.formatRich('common.message-from', { name: sender }), values.answer),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('invitation.action')),
    values.isPersonal && softText(texts.format('common.personal-link')),
  );
};
