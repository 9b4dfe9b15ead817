import { action, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeAccountExists: Template<'account-exists'> = (texts, { url }) =>
  group(paragraph(texts.format('account-exists.text')), action(texts, url, texts.format('account-exists.action')));
