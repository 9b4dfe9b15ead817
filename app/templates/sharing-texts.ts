import type { TemplateSharing } from '@sigillum/api-contracts/templates/schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { templatesMessages as messages } from './messages.ts';

/** What colleagues may do with a template, in two words. */
export const sharingTexts: Readonly<Record<TemplateSharing, MessageText>> = {
  NONE: messages.sharedNone,
  USE: messages.sharedUse,
  EDIT: messages.sharedEdit,
};
