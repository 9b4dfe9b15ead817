import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for problems of a business’s profile; a text’s id is the problem’s key. */
export const businessProfileProblemMessages = defineMessages({
  nameMismatch: {
    id: 'error.business.name_mismatch',
    defaultMessage: 'This is not the name of the business. Type it exactly as it stands.',
    description: 'Where a business is deleted.',
  },
  notRevocable: {
    id: 'error.business.not_revocable',
    defaultMessage: 'The deletion can no longer be taken back.',
    description: 'Where a deleted business is brought back.',
  },
  aesDomainMissing: {
    id: 'error.aes_for_business.domain_missing',
    defaultMessage: 'Please choose domains that your business has proved.',
    description: 'At the choice of domains.',
  },
  aesLinkInvalid: {
    id: 'error.aes_for_business.link_invalid',
    defaultMessage: 'It was used, replaced or has expired. Please ask the business to apply again.',
    description: 'Where who represents a business follows a link that is void.',
  },
});
