import { action, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeIdentification: Template<'identification'> = (texts, { change, legislation, at, url }) =>
  group(
    paragraph(
      texts.format('identification.text', { change, law: legislation, date: at ? texts.formatDate(at) : 'none' }),
    ),
    action(texts, url, texts.format('identification.action')),
  );
