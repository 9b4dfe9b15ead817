import { code, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeTan: Template<'tan'> = (texts, { tan, title, expiresAt }) =>
  group(
    paragraph(texts.formatRich('tan.text', { title: entered(title) })),
    code(tan),
    softText(texts.format('tan.expiry', { date: texts.formatDate(expiresAt) })),
    softText(texts.format('tan.warning')),
  );
