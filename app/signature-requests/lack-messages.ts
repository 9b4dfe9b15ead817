import { defineMessages } from '../i18n/define-messages.ts';

export const signatureRequestsLackMessages = defineMessages({
  needsIdentity: {
    id: 'signature-requests.lack.needs-identity',
    defaultMessage:
      'Whoever signs must have proved who they are: {law}. Who has not yet is led there before signing, which takes about ten minutes.',
    description: 'What a quality needs of everybody who signs. {law} is the name of a law.',
  },
  needsMobile: {
    id: 'signature-requests.lack.needs-mobile',
    defaultMessage: 'Whoever signs gets a code by text message, so everybody needs a mobile number.',
    description: 'What the advanced quality needs of everybody who signs.',
  },
  label: {
    id: 'signature-requests.lack.label',
    defaultMessage: 'Colleagues who cannot sign like this yet',
    description: 'Name of a list of colleagues among the signers.',
  },
  email: {
    id: 'signature-requests.lack.email',
    defaultMessage: 'E-mail address not confirmed yet',
    description: 'Beside a colleague who cannot sign yet.',
  },
  mobile: {
    id: 'signature-requests.lack.mobile',
    defaultMessage: 'Mobile number missing in the profile',
    description: 'Beside a colleague who cannot sign with the quality yet.',
  },
  identification: {
    id: 'signature-requests.lack.identification',
    defaultMessage: 'Not identified yet',
    description: 'Beside a colleague who cannot sign with the quality yet.',
  },
});
