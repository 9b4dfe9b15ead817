import { entered, group, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeRemoved: Template<'removed'> = (texts, values) => {
  const sender = entered(values.senderName, mostOfName);
  const facts = { sender, title: entered(values.title), date: texts.formatDate(values.removedAt) };
  return group(paragraph(texts.formatRich(`removed.${values.role}`, facts)));
};
