import { action, entered, group, list, mostOfName, paragraph, quote, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeReminder: Template<'reminder'> = (texts, values) => {
  const sender = entered(values.senderName, mostOfName);
  const facts = { sender, count: values.documentTitles.length, title: entered(values.title) };
  return group(
    paragraph(texts.formatRich('reminder.text', facts)),
    quote(texts.formatRich('common.message-from', { name: sender }), values.message),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('reminder.action')),
    values.expiresAt && softText(texts.format('reminder.expiry', { date: texts.formatDate(values.expiresAt) })),
    values.isPersonal && softText(texts.format('common.personal-link')),
    values.isAccountNeeded && softText(texts.format('common.account-needed')),
  );
};
