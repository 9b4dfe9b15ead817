import { defineMessages } from '../i18n/define-messages.ts';

/** What a business shows to people whom it asks to sign. */
export const businessPublicMessages = defineMessages({
  fromBusiness: {
    id: 'business.public.from',
    defaultMessage: 'From {business}',
    description: 'On the page where a visitor signs. {business} is the name of who sent the request.',
  },
});
