import { defineMessages } from '../i18n/define-messages.ts';

export const platformMessages = defineMessages({
  outboxTitle: {
    id: 'platform.outbox.title',
    defaultMessage: 'Local outbox',
    description: 'Title of the page of mails that were not sent',
  },
  outboxIntroduction: {
    id: 'platform.outbox.introduction',
    defaultMessage:
      'No mail server is set, so mail stays here instead of going out. Only this machine can open this page.',
    description: 'Below the title of the local outbox',
  },
  outboxEmptyTitle: {
    id: 'platform.outbox.empty.title',
    defaultMessage: 'No mail yet',
    description: 'The outbox has no mail',
  },
  outboxEmptyText: {
    id: 'platform.outbox.empty.text',
    defaultMessage: 'Confirmations, invitations and codes appear here as soon as they are written.',
    description: 'The outbox has no mail',
  },
  outboxTo: { id: 'platform.outbox.to', defaultMessage: 'To {address}', description: 'Recipient of a mail' },
  outboxBack: {
    id: 'platform.outbox.back',
    defaultMessage: 'All mails',
    description: 'Link from one mail back to the list',
  },
  outboxAttached: {
    id: 'platform.outbox.attached',
    defaultMessage: 'Attached: {files}',
    description: 'Names and sizes of the files that go with a mail of the local outbox',
  },
  outboxContent: {
    id: 'platform.outbox.content',
    defaultMessage: 'Content of the mail',
    description: 'Accessible name of the frame that shows a mail',
  },
});
