import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the other dialogs about a request. */
export const signatureRequestsDialogMessages = defineMessages({
  withdraw: {
    id: 'signature-requests.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Command: ends an open request.',
  },
  remove: { id: 'signature-requests.dialog.remove', defaultMessage: 'Remove', description: 'Button of a dialog.' },
  withdrawing: {
    id: 'signature-requests.dialog.withdrawing',
    defaultMessage: 'Withdrawing',
    description: 'Read out while a request is being withdrawn.',
  },
  withdrawTitle: {
    id: 'signature-requests.withdraw.title',
    defaultMessage: 'Withdraw this request?',
    description: 'Title of the dialog before a request is withdrawn.',
  },
  withdrawText: {
    id: 'signature-requests.withdraw.text',
    defaultMessage:
      '“{title}” can then no longer be signed. Everybody who takes part is told; signatures made so far stay in the documents.',
    description: 'In the dialog before a request is withdrawn.',
  },
  withdrawReason: {
    id: 'signature-requests.withdraw.reason',
    defaultMessage: 'Message',
    description: 'Label of the text field in the dialog before a request is withdrawn.',
  },
  withdrawHint: {
    id: 'signature-requests.withdraw.hint',
    defaultMessage: 'Why you withdraw it. Everybody who takes part reads this.',
    description: 'Below the label of the text field in the dialog before a request is withdrawn.',
  },
  keepRequest: {
    id: 'signature-requests.withdraw.keep',
    defaultMessage: 'Keep it',
    description: 'Button that closes the dialog without withdrawing the request.',
  },
  leaveTitle: {
    id: 'signature-requests.leave.title',
    defaultMessage: 'Leave this page?',
    description: 'Title of the dialog before a page is left.',
  },
  leaveChanges: {
    id: 'signature-requests.leave.changes',
    defaultMessage: 'Your latest changes are not saved and would be lost.',
    description: 'In the dialog before a page is left.',
  },
  leaveUploads: {
    id: 'signature-requests.leave.uploads',
    defaultMessage: 'Files are still being uploaded. If you leave, they stop.',
    description: 'In the dialog before a page is left.',
  },
  leave: {
    id: 'signature-requests.leave.go',
    defaultMessage: 'Leave',
    description: 'Button of the dialog before a page is left.',
  },
  stay: {
    id: 'signature-requests.leave.stay',
    defaultMessage: 'Stay',
    description: 'Button of the dialog before a page is left.',
  },
  delegateTitle: {
    id: 'signature-requests.delegate.title',
    defaultMessage: 'Who signs in your place?',
    description: 'Title of the dialog in which a signer names somebody else.',
  },
  delegateText: {
    id: 'signature-requests.delegate.text',
    defaultMessage:
      'The person is invited to sign “{title}” and signs in their own name, not in yours. You yourself can then no longer sign.',
    description: 'In the dialog in which a signer names somebody else. {title} is the title of the request.',
  },
  delegateTold: {
    id: 'signature-requests.delegate.told',
    defaultMessage: 'Whoever asked you is told, and the report records the change.',
    description: 'Below the text of the dialog in which a signer names somebody else.',
  },
  delegateSelf: {
    id: 'signature-requests.delegate.self',
    defaultMessage: 'This is your own address. Please name somebody else.',
    description: 'Below the e-mail field when it holds the person’s own address.',
  },
  delegate: {
    id: 'signature-requests.delegate.submit',
    defaultMessage: 'Delegate',
    description: 'Button that hands the signature to somebody else.',
  },
  delegating: {
    id: 'signature-requests.delegate.running',
    defaultMessage: 'Delegating',
    description: 'Read out while a signature is being delegated.',
  },
  upgradeTitle: {
    id: 'signature-requests.upgrade.title',
    defaultMessage: 'Something is missing for this signature',
    description: 'Title of the dialog for a person who cannot sign in the quality that is asked for.',
  },
  upgradeNeeded: {
    id: 'signature-requests.upgrade.needed',
    defaultMessage: 'The request asks for',
    description: 'Term before the quality of a request.',
  },
  upgradeHeld: {
    id: 'signature-requests.upgrade.held',
    defaultMessage: 'You can sign with',
    description: 'Term before the highest quality in which the person can sign now.',
  },
  upgradeNone: {
    id: 'signature-requests.upgrade.none',
    defaultMessage: 'Nothing yet',
    description: 'Value after “You can sign with”: there is no quality yet.',
  },
  upgradeMobile: {
    id: 'signature-requests.upgrade.mobile',
    defaultMessage: 'You confirm an advanced signature with a code by SMS. Your account has no mobile number yet.',
    description: 'What is missing for an advanced signature.',
  },
  upgradeZertes: {
    id: 'signature-requests.upgrade.zertes',
    defaultMessage:
      'Swiss law puts a qualified signature with a qualified timestamp on a par with a handwritten one (Art. 14 para. 2bis CO, ZertES). For this, your identity must be checked once.',
    description: 'What is missing for a qualified signature under Swiss law. OR/CO is the Code of Obligations.',
  },
  upgradeEidas: {
    id: 'signature-requests.upgrade.eidas',
    defaultMessage:
      'In the EU and the EEA, a qualified signature has the legal effect of a handwritten one (Art. 25 eIDAS). For this, your identity must be checked once.',
    description: 'What is missing for a qualified signature under EU law.',
  },
  upgradeIdentity: {
    id: 'signature-requests.upgrade.identity',
    defaultMessage:
      'The trust service issues the certificate for this signature only once your identity has been checked.',
    description: 'What is missing for an advanced signature with the least identification.',
  },
  upgradeWays: {
    id: 'signature-requests.upgrade.ways',
    defaultMessage: 'How would you like to be identified?',
    description: 'Legend of the choice of identification.',
  },
  upgradeNoWay: {
    id: 'signature-requests.upgrade.no-way',
    defaultMessage:
      'No way to be identified for this is offered here. Please ask whoever invited you to choose another quality.',
    description: 'Where nothing is offered to reach the quality.',
  },
  upgradeMissing: {
    id: 'signature-requests.upgrade.missing',
    defaultMessage: 'Please choose one of these ways.',
    description: 'Below the choice of identification when none was chosen.',
  },
  upgradeAddMobile: {
    id: 'signature-requests.upgrade.add-mobile',
    defaultMessage: 'Add mobile number',
    description: 'Button that leads to the mobile number in the profile.',
  },
  upgradeIdentify: {
    id: 'signature-requests.upgrade.identify',
    defaultMessage: 'Start identification',
    description: 'Button that begins the chosen identification.',
  },
  upgradeRunning: {
    id: 'signature-requests.upgrade.running',
    defaultMessage: 'Opening',
    description: 'Read out while the next page is being opened.',
  },
  part11What: {
    id: 'signature-requests.part11.what',
    defaultMessage: 'What is Part 11?',
    description: 'Button that opens an explanation.',
  },
  part11Title: {
    id: 'signature-requests.part11.title',
    defaultMessage: 'What Part 11 means',
    description: 'Title of the dialog that explains the mode for regulated records.',
  },
  part11Text: {
    id: 'signature-requests.part11.text',
    defaultMessage:
      'Medicines, medical devices and food: for their electronic records the US authority FDA sets its own rules, 21 CFR Part 11. This mode follows them.',
    description: 'Beginning of the dialog that explains the mode for regulated records.',
  },
  part11Name: {
    id: 'signature-requests.part11.name',
    defaultMessage:
      'Everybody who signs states their name and the meaning of the signature, such as review or approval. Both stand in the document, with date and time.',
    description: 'Point of the dialog about regulated records (21 CFR 11.50).',
  },
  part11Code: {
    id: 'signature-requests.part11.code',
    defaultMessage: 'Each signature is confirmed anew, with a code by e-mail.',
    description: 'Point of the dialog about regulated records (21 CFR 11.200).',
  },
  part11Trail: {
    id: 'signature-requests.part11.trail',
    defaultMessage: 'Who did what, and when, is recorded so that no change goes unnoticed. The report shows it.',
    description: 'Point of the dialog about regulated records (21 CFR 11.10 e).',
  },
  part11Effect: {
    id: 'signature-requests.part11.effect',
    defaultMessage: 'It is no qualified signature: where the law asks for writing, choose QES.',
    description: 'Point of the dialog about regulated records.',
  },
  part11EffectSigner: {
    id: 'signature-requests.part11.effect-signer',
    defaultMessage: 'Your signature binds you within these records. It is no qualified signature (QES).',
    description: 'Point of the dialog about regulated records, for a person who signs.',
  },
  part11Duty: {
    id: 'signature-requests.part11.duty',
    defaultMessage:
      'Your organisation does its part: written procedures, trained people, and the certification to the FDA that its electronic signatures are meant to be binding.',
    description: 'Last point of the dialog about regulated records, for a person who sends (21 CFR 11.10, 11.100).',
  },
  understood: {
    id: 'signature-requests.dialog.understood',
    defaultMessage: 'Understood',
    description: 'Button that closes a dialog that explains something.',
  },
});
