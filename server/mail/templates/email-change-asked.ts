import { action, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeEmailChangeAsked: Template<'email-change-asked'> = (texts, { email, url }) =>
  group(
    paragraph(texts.formatRich('email-change-asked.text', { email: entered(email) })),
    softText(texts.format('email-change-asked.warning')),
    action(texts, url, texts.format('email-change-asked.action')),
  );
