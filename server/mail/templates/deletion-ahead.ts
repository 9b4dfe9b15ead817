import { action, group, list, paragraph } from './parts.ts';
import type { Template } from './template.ts';

/** A week before requests are deleted by themselves. */
export const writeDeletionAhead: Template<'deletion-ahead'> = (texts, { titles, deletedAt, url }) =>
  group(
    paragraph(texts.format('deletion-ahead.text', { count: titles.length, date: texts.formatDate(deletedAt) })),
    list(texts, 'deletion.requests', titles),
    paragraph(texts.format('deletion.keep')),
    action(texts, url, texts.format('deletion.action')),
  );
