import type { ProblemTable } from '../problem.ts';

/** Problems of being identified. */
export const identificationProblems = {
  'error.identification.not_offered': {
    status: 501,
    name: 'feature-not-enabled',
    message: 'Nobody identifies people in this way here. Take another way.',
  },
  'error.identification.not_covered': {
    status: 422,
    name: 'limit-exceeded',
    message:
      'Nobody pays for this identification. Pay for it where that is offered, or ask whoever asked you to sign, or the administrators of your organisation.',
  },
  'error.identification.covered': {
    status: 422,
    name: 'constraint-violation',
    message: 'This identification costs you nothing. Begin it without a payment.',
  },
  'error.identification.paid_already': {
    status: 422,
    name: 'constraint-violation',
    message: 'This identification is paid or under way already. Nothing was charged. Go on with it.',
  },
  'error.identification.mobile_missing': {
    status: 422,
    name: 'constraint-violation',
    message: 'Whoever identifies so reaches people by mobile number. Add yours to your profile first.',
  },
  'error.identification.terms_missing': {
    status: 422,
    name: 'constraint-violation',
    message: 'Whoever identifies so asks for agreement to the terms of use of the trust service first.',
  },
  'error.identification.already_known': {
    status: 422,
    name: 'constraint-violation',
    message:
      'The caller is identified under this law already, and will be for more than 60 days. Nothing was started, and nobody pays twice.',
  },
  'error.identification.not_needed': {
    status: 422,
    name: 'constraint-violation',
    message: 'This signature does not need this identification.',
  },
  'error.identification.return_unknown': {
    status: 422,
    name: 'constraint-violation',
    message: 'This return does not belong to an identification of the caller that is open. Begin again.',
  },
  'error.identification.ended': {
    status: 422,
    name: 'constraint-violation',
    message: 'This identification has come to its end, so it cannot be called off.',
  },
  'error.identification.email_differs': {
    status: 422,
    name: 'constraint-violation',
    message: 'This is not the e-mail address under which the person is known here. Nothing was called off.',
  },
  'error.identification.nothing_known': {
    status: 422,
    name: 'constraint-violation',
    message: 'No identification of this account counts, so there is none to give up.',
  },
  'error.mobile_id.not_offered': {
    status: 501,
    name: 'feature-not-enabled',
    message: 'Mobile ID is not set up here.',
  },
  'error.mobile_id.mobile_missing': {
    status: 422,
    name: 'constraint-violation',
    message: 'Mobile ID asks on a phone. Add your mobile number to your profile first.',
  },
  'error.mobile_id.not_connected': {
    status: 422,
    name: 'constraint-violation',
    message: 'No Mobile ID of the number in the profile is connected with this account.',
  },
  'error.mobile_id.busy': {
    status: 422,
    name: 'constraint-violation',
    message: 'The phone is being asked something else. Answer there first, or wait until its time is over.',
  },
  'error.in_person.not_enabled': {
    status: 422,
    name: 'constraint-violation',
    message: 'The business does not vouch for its people now: AES for Business is not in force.',
  },
  'error.in_person.officers_only': {
    status: 403,
    name: 'problem-with-message',
    message: 'Documents of colleagues are checked by officers whom an administrator has named.',
  },
  'error.in_person.member_unknown': {
    status: 422,
    name: 'constraint-violation',
    message: 'Nobody of the business has this e-mail address.',
  },
  'error.in_person.own_document': {
    status: 422,
    name: 'constraint-violation',
    message: 'Nobody checks the own document. Ask another officer.',
  },
  'error.in_person.waiting': {
    status: 422,
    name: 'constraint-violation',
    message: 'A record of this person waits for confirmation. Withdraw it before another one is made.',
  },
  'error.in_person.name_differs': {
    status: 422,
    name: 'constraint-violation',
    message: 'The name in the document is not that of the account.',
  },
  'error.in_person.under_age': {
    status: 422,
    name: 'constraint-violation',
    message: 'Only people of 18 and over can be identified.',
  },
  'error.in_person.document_expired': {
    status: 422,
    name: 'constraint-violation',
    message: 'The document is no longer valid.',
  },
  'error.in_person.ended': {
    status: 422,
    name: 'constraint-violation',
    message: 'This record is over already.',
  },
} as const satisfies ProblemTable;
