import { action, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeSafetyChanged: Template<'safety-changed'> = (texts, { change, detail, happenedAt, ip, url }) =>
  group(
    paragraph(texts.format('safety-changed.text', { change })),
    detail ? paragraph(entered(detail)) : null,
    softText(texts.format('safety-changed.when', { date: texts.formatDate(happenedAt), ip: ip ?? 'none' })),
    paragraph(texts.format('safety-changed.otherwise')),
    action(texts, url, texts.format('safety-changed.action')),
  );
