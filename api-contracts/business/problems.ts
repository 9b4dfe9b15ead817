import type { ProblemTable } from '../problem.ts';

/** Problems of businesses and memberships. */
export const businessProblems = {
  'error.business.already_member': {
    status: 422,
    name: 'problem-with-message',
    message: 'You already belong to a business. Leave it before you create or join another one.',
  },
  'error.business.invitation_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This invitation has been withdrawn, answered or has expired. Ask for a new one.',
  },
  'error.business.upload_not_allowed': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Your account signs what it is invited to. To upload documents, create a business or upgrade.',
  },
  'error.business.trial_expired': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'The trial of your business has ended, or its plan is not paid. An administrator can settle that.',
  },
  'error.business.no_trial': {
    status: 422,
    name: 'problem-with-message',
    message: 'The business is in no trial, so there is none to end.',
  },
  'error.business.plan_given': {
    status: 422,
    name: 'problem-with-message',
    message:
      'The business has a plan, or was shut by whoever runs this service. Only a trial or no plan can be given up at once.',
  },
  'error.business.signatures_exhausted': {
    status: 403,
    name: 'limit-exceeded',
    message:
      'The plan has no signature of this quality for each signer in this period. An administrator can choose a larger plan, or send it with the next period.',
  },
  'error.business.feature_not_included': {
    status: 403,
    name: 'feature-not-enabled',
    message:
      'The plan of the business does not include this. What is there goes on working; an administrator can choose a plan to make more.',
  },
  'error.business.admins_only': {
    status: 403,
    name: 'problem-with-message',
    message: 'Only administrators of your business may do this. Ask one of them.',
  },
  'error.business.changed_meanwhile': {
    status: 422,
    name: 'constraint-violation',
    message: 'Somebody else has changed this meanwhile. Look at what it is now, and save again what you still want.',
  },
  'error.business.logo_too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'The image is larger than 5 MB. Choose a smaller one.',
  },
  'error.business.logo_unreadable': {
    status: 422,
    name: 'problem-with-message',
    message: 'This image cannot be used. Save the logo as PNG, JPEG or WebP with at most 40 megapixels and try again.',
  },
  'error.api_user.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The business has as many API users as it may have. Delete one that no program uses any more.',
  },
  'error.webhook.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The business has as many webhooks as it may have. Delete one that no program listens to any more.',
  },
  'error.delivery.not_resignated': {
    status: 422,
    name: 'problem-with-message',
    message: 'This call was not given up. Only what was given up is sent again by hand.',
  },
  'error.business.export_too_large': {
    status: 422,
    name: 'limit-exceeded',
    message: 'The period holds more than one file can. Choose a shorter one.',
  },
  'error.business.name_mismatch': {
    status: 422,
    name: 'constraint-violation',
    message: 'This is not the name of the organisation. Type it exactly as it stands.',
  },
  'error.business.not_revocable': {
    status: 422,
    name: 'problem-with-message',
    message: 'The deletion can no longer be taken back.',
  },
  'error.aes_for_business.domain_missing': {
    status: 422,
    name: 'constraint-violation',
    message: 'Choose domains that your organisation has proved.',
  },
  'error.aes_for_business.link_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This link was used, replaced or has expired. Ask the organisation to apply again.',
  },
} as const satisfies ProblemTable;
