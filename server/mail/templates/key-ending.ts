import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeKeyEnding: Template<'key-ending'> = (texts, { businessName, username, programName, endsAt, url }) =>
  group(
    paragraph(
      texts.formatRich('key-ending.text', {
        name: entered(username),
        program: entered(programName),
        business: entered(businessName),
        date: texts.formatDate(endsAt),
      }),
    ),
    paragraph(texts.format('key-ending.advice')),
    action(texts, url, texts.format('key-ending.action')),
  );
