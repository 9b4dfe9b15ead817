import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const sealsProblemMessages = defineMessages({
  problemAdminsOnly: {
    id: 'error.seal.admins_only',
    defaultMessage: 'Only administrators of your business manage its seals. Ask one of them.',
    description: 'When somebody else tries.',
  },
  problemMemberUnknown: {
    id: 'error.seal.member_unknown',
    defaultMessage: 'This person does not belong to your business. Invite them first.',
    description: 'When a member cannot be added.',
  },
  problemTooMany: {
    id: 'error.seal.too_many',
    defaultMessage: 'Your business has 50 seals already. Use one of them.',
    description: 'When no more seals can be created.',
  },
  problemImageTooLarge: {
    id: 'error.seal.image_too_large',
    defaultMessage: 'The image is larger than 5\u00a0MB. Choose a smaller one.',
    description: 'When an image is refused.',
  },
  problemImageUnreadable: {
    id: 'error.seal.image_unreadable',
    defaultMessage: 'This image cannot be read. Save it as PNG or JPEG and try again.',
    description: 'When an image is refused.',
  },
});
