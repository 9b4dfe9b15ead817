import { entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeEmailChanged: Template<'email-changed'> = (texts, { email }) =>
  group(
    paragraph(texts.formatRich('email-changed.text', { email: entered(email) })),
    softText(texts.format('email-changed.warning')),
  );
