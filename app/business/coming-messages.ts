import { defineMessages } from '../i18n/define-messages.ts';

/** Pages of a business that are still to come: what each will do, and where people go meanwhile. */
export const businessComingMessages = defineMessages({
  label: {
    id: 'business.coming.label',
    defaultMessage: 'Still to come',
    description: 'Above the title of a page that is not built yet.',
  },

  extrasTitle: {
    id: 'business.coming.extras.title',
    defaultMessage: 'Extras',
    description: 'Title of the page with what a business can add to its plan.',
  },
  extrasText: {
    id: 'business.coming.extras.text',
    defaultMessage: 'Here you will see what can be added to your plan.',
    description: 'What that page will do.',
  },

  meanwhilePlan: {
    id: 'business.coming.meanwhile.plan',
    defaultMessage: 'How your business stands is shown already.',
    description: 'Where to go meanwhile; above a button to the page that tells whether a business is in its trial.',
  },
  toPlan: {
    id: 'business.coming.to-plan',
    defaultMessage: 'How the business stands',
    description: 'Button to that page.',
  },
});
