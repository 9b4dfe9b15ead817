import { defineMessages } from '../i18n/define-messages.ts';

/** The terms, and how they are agreed to. */
export const userTermsMessages = defineMessages({
  termsAccept: {
    id: 'user.terms.accept',
    defaultMessage: 'I accept the terms of use',
    description: 'Checkbox of the sign-up.',
  },
  termsShow: {
    id: 'user.terms.show',
    defaultMessage: 'Read the terms of use',
    description: 'Opens the terms of use on the page.',
  },
  termsIdentity: {
    id: 'user.terms.identity',
    defaultMessage: 'You sign in your own name, or for an organisation that you may represent.',
    description: 'First of the terms of use.',
  },
  termsSecrecy: {
    id: 'user.terms.secrecy',
    defaultMessage: 'You keep your password, your signing links and your codes to yourself.',
    description: 'Second of the terms of use.',
  },
  termsEffect: {
    id: 'user.terms.effect',
    defaultMessage:
      'Each request says which quality its signatures have: simple (SES), advanced (AES) or qualified (QES). Whether that is enough for your document depends on the law that applies to it.',
    description: 'Third of the terms of use.',
  },
  termsEvidence: {
    id: 'user.terms.evidence',
    defaultMessage:
      'With each signature we keep evidence: who signed, when, from which IP address, and the fingerprint of the document. Whoever takes part in the request can read it in the report.',
    description: 'Fourth of the terms of use.',
  },
  termsLaw: {
    id: 'user.terms.law',
    defaultMessage:
      '{region, select, EU {Where nothing else is chosen, signatures here are made under EU law (eIDAS).} other {Where nothing else is chosen, signatures here are made under Swiss law (ZertES).}}',
    description: 'Below the terms of use. {region} is EU or CH: where this installation stands.',
  },
  termsData: {
    id: 'user.terms.data',
    defaultMessage:
      '{region, select, EU {Your data are processed under the General Data Protection Regulation (GDPR). You may see them, have them corrected or erased and take them with you, and complain to the supervisory authority of your country.} other {Your data are processed under the Swiss Federal Act on Data Protection (FADP). You may see them, have them corrected or erased and take them with you, and turn to the Federal Data Protection and Information Commissioner (FDPIC).}}',
    description: 'Notice about data, below the terms of use. {region} is EU or CH: where this installation stands.',
  },

  acceptTitle: {
    id: 'user.accept-terms.title',
    defaultMessage: 'Before you go on',
    description: 'Title of the dialog for a person who has not accepted the terms of use.',
  },
  acceptText: {
    id: 'user.accept-terms.text',
    defaultMessage: 'Please read the terms of use and accept them.',
    description: 'In the dialog for a person who has not accepted the terms of use.',
  },
  acceptChangedTitle: {
    id: 'user.accept-terms.changed-title',
    defaultMessage: 'Our terms of use have changed',
    description: 'Title of the same dialog after the terms have changed.',
  },
  acceptChangedText: {
    id: 'user.accept-terms.changed-text',
    defaultMessage: 'The new ones apply from {date}. Please read and accept them to go on.',
    description: 'In the same dialog after the terms have changed. {date} is the day from which they apply.',
  },
  acceptChanges: {
    id: 'user.accept-terms.changes',
    defaultMessage: 'What is new',
    description: 'Heading above the list of changes.',
  },
  acceptPrivacy: {
    id: 'user.accept-terms.privacy',
    defaultMessage: 'Read the privacy policy',
    description: 'Link to the page about data protection.',
  },
  acceptNeeded: {
    id: 'user.accept-terms.needed',
    defaultMessage:
      'You cannot use Sigillum without accepting them. You can log out and decide later; nothing is lost.',
    description: 'Appears when the person tries to close the dialog without accepting.',
  },
  acceptSubmit: {
    id: 'user.accept-terms.submit',
    defaultMessage: 'Accept and continue',
    description: 'Button that accepts the terms.',
  },
  providerTitle: {
    id: 'user.terms-of-use.title',
    defaultMessage: 'Terms of use of {provider}',
    description: 'Title of the dialog with the terms of a trust service. {provider} is its name.',
  },
  providerText: {
    id: 'user.terms-of-use.text',
    defaultMessage:
      'The certificate for your signature comes from the trust service {provider}. It issues one only to people who have accepted its own terms of use.',
    description: 'In the dialog with the terms of a trust service.',
  },
  providerLocal: {
    id: 'user.terms-of-use.local',
    defaultMessage:
      '{provider} is this test system itself: it stands in for a trust service, and what it signs is a demo that binds nobody.',
    description: 'Warning in the dialog with the terms of a trust service, on a test system.',
  },
  providerData: {
    id: 'user.terms-of-use.data',
    defaultMessage:
      'It receives what the certificate needs: your name, your mobile number, and the fingerprint of the document. Not the document itself.',
    description: 'Point of the dialog with the terms of a trust service.',
  },
  providerEvidence: {
    id: 'user.terms-of-use.evidence',
    defaultMessage:
      '{legislation, select, ZERTES {Swiss law has it keep evidence for 11 years.} other {EU law has it keep evidence for 35 years.}}',
    description:
      'Point of the dialog with the terms of a trust service. {legislation} is ZERTES or EIDAS; the years come from the law.',
  },
  providerOnce: {
    id: 'user.terms-of-use.once',
    defaultMessage: 'You accept once; it holds for later signatures too.',
    description: 'Point of the dialog with the terms of a trust service.',
  },
  providerRead: {
    id: 'user.terms-of-use.read',
    defaultMessage: 'Read the terms of use of {provider}',
    description: 'Link to the terms of a trust service.',
  },
  providerAccept: {
    id: 'user.terms-of-use.accept',
    defaultMessage: 'I accept the terms of use of {provider}',
    description: 'Checkbox.',
  },
});
