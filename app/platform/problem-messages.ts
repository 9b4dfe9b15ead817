import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const platformProblemMessages = defineMessages({
  contactRefused: {
    id: 'error.contact.refused',
    defaultMessage: 'Your message was not taken with this address. Please check it, or use another one.',
    description: 'Below the field for the e-mail address of the contact form.',
  },
  contactUnavailable: {
    id: 'error.contact.unavailable',
    defaultMessage:
      'Your message cannot be taken right now. What you wrote is still here: please send it again in a few minutes.',
    description: 'Above the contact form, when the service behind it does not answer.',
  },
  imageSourceNotAllowed: {
    id: 'error.image.source_not_allowed',
    defaultMessage: 'This picture is not one of this site.',
    description: 'In place of a picture whose address leads elsewhere.',
  },
  imageUnreadable: {
    id: 'error.image.unreadable',
    defaultMessage: 'This picture cannot be read.',
    description: 'In place of a picture that is damaged, or none.',
  },
});
