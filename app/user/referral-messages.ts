import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the link by which a person recommends the product. */
export const userReferralMessages = defineMessages({
  title: {
    id: 'user.referral.title',
    defaultMessage: 'Recommend this service',
    description: 'Heading of a card in the profile.',
  },
  text: {
    id: 'user.referral.text',
    defaultMessage: 'Whoever signs up by your link is counted for you. Cello looks after what you get for it.',
    description: 'Beside that heading.',
  },
  link: {
    id: 'user.referral.link',
    defaultMessage: 'Your link',
    description: 'Says what the address is, to people who do not see it.',
  },
  copy: {
    id: 'user.referral.copy',
    defaultMessage: 'Copy link',
    description: 'Button below that address.',
  },
});
