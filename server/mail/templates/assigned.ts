import { action, entered, group, list, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeAssigned: Template<'assigned'> = (texts, values) => {
  const sender = entered(values.senderName, mostOfName);
  return group(
    paragraph(texts.formatRich('assigned.text', { sender, title: entered(values.title) })),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('declined.action')),
  );
};
