import { action, entered, group, list, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeEnoughSigned: Template<'enough-signed'> = (texts, values) =>
  group(
    paragraph(texts.formatRich('enough-signed.text', { title: entered(values.title) })),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('declined.action')),
  );
