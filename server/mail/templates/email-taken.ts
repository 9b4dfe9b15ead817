import { action, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeEmailTaken: Template<'email-taken'> = (texts, { url }) =>
  group(paragraph(texts.format('email-taken.text')), action(texts, url, texts.format('email-taken.action')));
