import type { ProblemTable } from '../problem.ts';

/** Problems of an organisation's mail domains. */
export const domainProblems = {
  'error.domain.invalid': {
    status: 422,
    name: 'constraint-violation',
    message: 'This is no domain. Write what stands after the @ of your addresses, such as example.ch.',
  },
  'error.domain.wildcard': {
    status: 422,
    name: 'constraint-violation',
    message: 'A domain counts exactly as it stands. Add each subdomain by itself, without *.',
  },
  'error.domain.public': {
    status: 422,
    name: 'constraint-violation',
    message: 'Anybody can get an address at this domain, so it cannot belong to an organisation.',
  },
  'error.domain.exists': {
    status: 422,
    name: 'constraint-violation',
    message: 'Your organisation has this domain already.',
  },
  'error.domain.taken': {
    status: 422,
    name: 'constraint-violation',
    message: 'Another organisation has proved that this domain is theirs. Ask them, or whoever runs this service.',
  },
  'error.domain.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'Your organisation has as many domains as it may have. Remove one first.',
  },
  'error.domain.activated': {
    status: 422,
    name: 'problem-with-message',
    message: 'This domain is proved already.',
  },
  'error.domain.not_activated': {
    status: 422,
    name: 'problem-with-message',
    message: 'Prove first that this domain is yours.',
  },
  'error.domain.code_wrong': {
    status: 422,
    name: 'problem-with-message',
    message: 'This code is not right or not valid any more. Check it, or have another one mailed.',
  },
  'error.domain.secret_missing': {
    status: 422,
    name: 'constraint-violation',
    message: 'Enter the client secret.',
  },
  'error.domain.provider_unusable': {
    status: 422,
    name: 'problem-with-message',
    message: 'The login provider cannot be used so. `finding` says what is wrong.',
  },
} as const satisfies ProblemTable;
