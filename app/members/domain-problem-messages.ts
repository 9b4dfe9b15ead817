import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for problems of mail domains; a text’s id is the problem’s key. */
export const membersDomainProblemMessages = defineMessages({
  domainInvalid: {
    id: 'error.domain.invalid',
    defaultMessage: 'This is no domain. Write what stands after the @ of your addresses, such as example.ch.',
    description: 'Where a domain is added.',
  },
  domainWildcard: {
    id: 'error.domain.wildcard',
    defaultMessage: 'A domain counts exactly as it stands. Add each subdomain by itself, without *.',
    description: 'Where a domain is added.',
  },
  domainPublic: {
    id: 'error.domain.public',
    defaultMessage: 'Anybody can get an address at this domain, so it cannot belong to a business.',
    description: 'Where a domain such as gmail.com is added.',
  },
  domainExists: {
    id: 'error.domain.exists',
    defaultMessage: 'Your business has this domain already.',
    description: 'Where a domain is added.',
  },
  domainTaken: {
    id: 'error.domain.taken',
    defaultMessage:
      'Another business has proved that this domain is theirs. Ask there, or turn to whoever runs this service.',
    description: 'Where a domain is added or proved.',
  },
  domainTooMany: {
    id: 'error.domain.too_many',
    defaultMessage: 'Your business has as many domains as it may have ({limit}). Please remove one first.',
    description: 'Where a domain is added. {limit} is a number.',
  },
  domainActivated: {
    id: 'error.domain.activated',
    defaultMessage: 'This domain is proved already.',
    description: 'Where another code is asked for.',
  },
  domainNotActivated: {
    id: 'error.domain.not_activated',
    defaultMessage: 'Please prove first that this domain is yours.',
    description: 'Where the log-in is set up.',
  },
  domainCodeWrong: {
    id: 'error.domain.code_wrong',
    defaultMessage: 'This code is not right or no longer valid. Check it, or have another one sent.',
    description: 'Where the code is entered.',
  },
  domainSecretMissing: {
    id: 'error.domain.secret_missing',
    defaultMessage: 'Please enter the client secret.',
    description: 'At the field for the client secret.',
  },
  domainProviderUnusable: {
    id: 'error.domain.provider_unusable',
    defaultMessage: 'The provider cannot be used so, and nothing was changed.',
    description: 'Where the log-in is set up.',
  },
});
