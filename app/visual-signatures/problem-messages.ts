import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const visualSignaturesProblemMessages = defineMessages({
  tooMany: {
    id: 'error.visual_signature.too_many',
    defaultMessage: 'You have 20 visual signatures already. Please change or delete one of them.',
    description: 'Problem.',
  },
  notDrawable: {
    id: 'error.visual_signature.not_drawable',
    defaultMessage: 'Some characters, such as emoji, cannot be drawn in a document. Please remove them.',
    description: 'Problem.',
  },
  imageTooLarge: {
    id: 'error.visual_signature.image_too_large',
    defaultMessage: 'This image is larger than 5\u00a0MB. Please choose a smaller one.',
    description: 'Problem.',
  },
  imageUnreadableThere: {
    id: 'error.visual_signature.image_unreadable',
    defaultMessage: 'This image cannot be read. Please save it as PNG, JPEG or GIF and choose it again.',
    description: 'Problem.',
  },
  imageEmpty: {
    id: 'error.visual_signature.image_empty',
    defaultMessage: 'This image shows nothing on white paper. Please choose one with a dark signature.',
    description: 'Problem.',
  },
});
