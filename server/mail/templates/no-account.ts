import { action, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeNoAccount: Template<'no-account'> = (texts, { url, email }) =>
  group(paragraph(texts.format('no-account.text', { email })), action(texts, url, texts.format('no-account.action')));
