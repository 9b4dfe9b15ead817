import { action, group, list, paragraph } from './parts.ts';
import type { Template } from './template.ts';

/** On the day on which requests are deleted by themselves. */
export const writeDeletionToday: Template<'deletion-today'> = (texts, { titles, deletedAt, url }) =>
  group(
    paragraph(texts.format('deletion-today.text', { count: titles.length, date: texts.formatDate(deletedAt) })),
    list(texts, 'deletion.requests', titles),
    paragraph(texts.format('deletion.keep')),
    action(texts, url, texts.format('deletion.action')),
  );
