import type { ProblemTable } from '../problem.ts';

const refuseUrl = <const M extends string>(message: M) =>
  ({ status: 400, name: 'problem-with-message', message }) as const;

/** Problems that programs alone meet. */
export const machineProblems = {
  'error.machine.document_in_use': {
    status: 403,
    name: 'problem-with-message',
    message: 'A signature request holds this document. Delete the request first.',
  },
  'error.machine.seal_not_available': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'This API user may not use that seal. An administrator of the business can allow it.',
  },
  'error.machine.not_acceptable': {
    status: 406,
    name: 'problem-with-message',
    message:
      'The content is not available in a type that the Accept header names. Ask for application/pdf or application/json.',
  },
  'file.url.not_allowed': refuseUrl('The file_url is not an https address that this server may call.'),
  'file.url.unreachable': refuseUrl('The server that file_url names cannot be reached.'),
  'file.url.too_slow': refuseUrl('The file did not arrive within 30 seconds.'),
  'file.url.broken_off': refuseUrl('The server that file_url names broke off its answer.'),
  'file.url.too_large': refuseUrl('The file behind file_url is larger than 112.5 MB.'),
  'file.url.too_many_redirects': refuseUrl('The file_url leads to more than three redirects.'),
  'file.url.refused': refuseUrl('The server that file_url names did not hand the file out.'),
  'error.machine.conversion_unseen': {
    status: 400,
    name: 'problem-with-message',
    message:
      'A PDF has to be made of this file first: upload it with POST documents, look at the PDF, and name its id here.',
  },
  'error.machine.business_locked': {
    status: 403,
    name: 'feature-not-enabled',
    message:
      'The business of this API user has no active plan. An administrator can choose one; the key stays as it is.',
  },
  'error.machine.key_expired': {
    status: 401,
    name: 'problem-with-message',
    message: 'The key of this API user has expired. An administrator of its business makes another one.',
  },
  'error.machine.scope_missing': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'The key of this API user lacks the scope {scope}. An administrator of its business can allow it.',
  },
  'error.machine.evidence_not_handed_out': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Evidence of identifications is not handed out to programs.',
  },
  'error.embed.origin_not_allowed': {
    status: 403,
    name: 'feature-not-enabled',
    message:
      'This site is not among those that may show the signing page in a frame. An administrator adds it in the settings of the business.',
  },
  'error.embed.account': {
    status: 400,
    name: 'problem-with-message',
    message: 'This signer has an account, whose pages no other site may show. Lead the person to signing_url.',
  },
} as const satisfies ProblemTable;
