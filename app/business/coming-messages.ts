import { defineMessages } from '../i18n/define-messages.ts';

/** Pages of a business that are still to come: what each will do, and where people go meanwhile. */
export const businessComingMessages = defineMessages({
  label: {
    id: 'business.coming.label',
    defaultMessage: 'Still to come',
    description: 'Above the title of a page that is not built yet.',
  },

  planTitle: {
    id: 'business.coming.plan.title',
    defaultMessage: 'Plan and billing',
    description: 'Title of the page with the plan of a business.',
  },
  planText: {
    id: 'business.coming.plan.text',
    defaultMessage: 'Here you will choose a plan, add seats and find your invoices.',
    description: 'What that page will do.',
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
  domainsTitle: {
    id: 'business.coming.domains.title',
    defaultMessage: 'Domains',
    description: 'Title of the page with the internet domains of a business.',
  },
  domainsText: {
    id: 'business.coming.domains.text',
    defaultMessage: 'Here you will prove that a domain is yours. Whoever signs up with an address of it then joins.',
    description: 'What that page will do.',
  },
  profileTitle: {
    id: 'business.coming.profile.title',
    defaultMessage: 'Profile of the business',
    description: 'Title of the page with name and address of a business.',
  },
  profileText: {
    id: 'business.coming.profile.text',
    defaultMessage: 'Here you will change name, address and phone of your business.',
    description: 'What that page will do.',
  },
  aesTitle: {
    id: 'business.coming.aes.title',
    defaultMessage: 'AES for Business',
    description: 'Title of the page on advanced signatures that a business vouches for. A product name.',
  },
  aesText: {
    id: 'business.coming.aes.text',
    defaultMessage:
      'Here you will vouch for your people, so that they sign with AES without being identified elsewhere.',
    description: 'What that page will do.',
  },

  meanwhileSeals: {
    id: 'business.coming.meanwhile.seals',
    defaultMessage: 'Seals are ready: they stand for your business.',
    description: 'Where to go meanwhile; above a button to the seals.',
  },
  toSeals: {
    id: 'business.coming.to-seals',
    defaultMessage: 'To the seals',
    description: 'Button to the seals of the business.',
  },
  meanwhileUpload: {
    id: 'business.coming.meanwhile.upload',
    defaultMessage: 'Until then you invite people one by one when you send a document. They need no account.',
    description: 'Where to go meanwhile; above a button to the upload.',
  },
  toUpload: {
    id: 'business.coming.to-upload',
    defaultMessage: 'Upload a document',
    description: 'Button to the upload.',
  },
  meanwhileOwn: {
    id: 'business.coming.meanwhile.own',
    defaultMessage: 'What concerns you alone can be changed in your own settings.',
    description: 'Where to go meanwhile; above a button to the person’s own settings.',
  },
  toOwn: {
    id: 'business.coming.to-own',
    defaultMessage: 'To your settings',
    description: 'Button to the person’s own settings.',
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
