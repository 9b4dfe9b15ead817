import { action, entered, group, list, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeGroupEmpty: Template<'group-empty'> = (texts, { groupName, titles, url }) =>
  group(
    paragraph(texts.formatRich('group-empty.text', { group: entered(groupName, mostOfName) })),
    list(texts, 'group-empty.requests', titles),
    paragraph(texts.format('group-empty.advice')),
    action(texts, url, texts.format('group-empty.action')),
  );
