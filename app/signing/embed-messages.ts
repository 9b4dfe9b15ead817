import { defineMessages } from '../i18n/define-messages.ts';

export const signingEmbedMessages = defineMessages({
  endedTitle: {
    id: 'signing.embed.ended.title',
    defaultMessage: 'This page cannot be opened again',
    description: 'Title in a frame of another site whose address was opened already, or too late.',
  },
  endedText: {
    id: 'signing.embed.ended.text',
    defaultMessage: 'Please load the page around it anew. Nothing that you have signed is lost.',
    description: 'Under that title.',
  },
  ownWindow: {
    id: 'signing.embed.own_window',
    defaultMessage: 'You go on in the window that has just opened. This page follows by itself.',
    description: 'In passing: a signature that needs a trust service is made in a window of its own.',
  },
  blockedWindow: {
    id: 'signing.embed.blocked_window',
    defaultMessage: 'Your browser has blocked the window in which you go on. Allow it for this page and try again.',
    description: 'In passing, when that window could not be opened.',
  },
});
