import { defineMessages } from '../i18n/define-messages.ts';

/** Names and meanings of qualities, levels and laws. */
export const signatureRequestsQualityMessages = defineMessages({
  levelDetails: {
    id: 'signature-requests.level.details',
    defaultMessage: 'Details',
    description: 'Opens what is said of the quality and the level of a signature.',
  },
  levelLta: {
    id: 'signature-requests.level.b-lta',
    defaultMessage: 'provable long-term',
    description: 'Level of a signature in words: long-term archive.',
  },
  levelLt: {
    id: 'signature-requests.level.b-lt',
    defaultMessage: 'with time and status of the certificate',
    description: 'Level of a signature in words: with the data to verify it.',
  },
  levelT: {
    id: 'signature-requests.level.b-t',
    defaultMessage: 'with proven time',
    description: 'Level of a signature in words: with a timestamp.',
  },
  levelB: {
    id: 'signature-requests.level.b-b',
    defaultMessage: 'time not yet proven',
    description: 'Level of a signature in words: basic.',
  },
  levelOthers: {
    id: 'signature-requests.level.others-to-sign',
    defaultMessage: 'The archive timestamp follows after the last signature.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelTimestamp: {
    id: 'signature-requests.level.timestamp',
    defaultMessage: 'The timestamp is still missing. We keep asking for it.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelRevocation: {
    id: 'signature-requests.level.revocation',
    defaultMessage: 'The status of the certificate is still missing. We keep asking for it.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelVerification: {
    id: 'signature-requests.level.verification',
    defaultMessage: 'Our own check of the file is still running.',
    description: 'Why a signature is not at its final level yet.',
  },
  quality: {
    id: 'signature-requests.quality.label',
    defaultMessage: 'Signature quality',
    description: 'Label above the choice of the signature quality.',
  },
  qualitySes: {
    id: 'signature-requests.quality.ses',
    defaultMessage: 'Simple (SES)',
    description: 'The simple electronic signature.',
  },
  qualityAes: {
    id: 'signature-requests.quality.aes',
    defaultMessage: 'Advanced (AES)',
    description: 'The advanced electronic signature.',
  },
  qualityAesMinimal: {
    id: 'signature-requests.quality.aes-minimal',
    defaultMessage: 'Advanced, minimal',
    description: 'The advanced electronic signature with minimal identification.',
  },
  qualityQes: {
    id: 'signature-requests.quality.qes',
    defaultMessage: 'Qualified (QES)',
    description: 'The qualified electronic signature.',
  },
  qualityDemo: {
    id: 'signature-requests.quality.demo',
    defaultMessage: 'Demo',
    description: 'A signature for trying out, without legal weight.',
  },
  qualityPart11: {
    id: 'signature-requests.quality.part11',
    defaultMessage: 'Part 11',
    description: 'A signature after 21 CFR part 11 (regulated records).',
  },
  qualityTitle: {
    id: 'signature-requests.quality.title',
    defaultMessage: 'Quality',
    description: 'Heading of the section with signature quality and legislation.',
  },
  qualityText: {
    id: 'signature-requests.quality.text',
    defaultMessage: 'How strongly each signature binds. Everybody signs at least in the quality you choose.',
    description: 'Below the heading of the section with signature quality and legislation.',
  },
  qualitySesText: {
    id: 'signature-requests.quality.ses-text',
    defaultMessage:
      'For agreements without a required form. Signers without account confirm their e-mail address by a code.',
    description: 'What the simple electronic signature is for.',
  },
  qualityAesText: {
    id: 'signature-requests.quality.aes-text',
    defaultMessage:
      'A certificate in each signer’s own name, for contracts with higher risk. Everybody confirms a code by SMS, so we need their mobile numbers.',
    description: 'What the advanced electronic signature is for.',
  },
  qualityAesMinimalText: {
    id: 'signature-requests.quality.aes-minimal-text',
    defaultMessage: 'Advanced, with the least identification that the law allows. The trust service asks each signer.',
    description: 'What the advanced signature with minimal identification is for.',
  },
  qualityDemoText: {
    id: 'signature-requests.quality.demo-text',
    defaultMessage:
      'For trying out only. It shows how a signature with a personal certificate works, and binds nobody.',
    description: 'What the demo quality is for.',
  },
  qualityPart11Text: {
    id: 'signature-requests.quality.part11-text',
    defaultMessage:
      'For regulated records (21 CFR Part 11). Everybody states name and reason, which stand in the document, and confirms a code by e-mail.',
    description: 'What the quality for regulated records is for.',
  },
  testOnly: {
    id: 'signature-requests.quality.test-only',
    defaultMessage: 'Test only',
    description: 'Badge beside the demo quality.',
  },
  demonstrated: {
    id: 'signature-requests.quality.demonstrated',
    defaultMessage: '{quality}, demo only',
    description: 'Name of a quality in which this installation makes demonstrations only. {quality} is its usual name.',
  },
  demonstratedText: {
    id: 'signature-requests.quality.demonstrated-text',
    defaultMessage:
      'This test system shows how such a signature comes about. What is signed is a demo: it is not qualified and binds nobody.',
    description: 'What a quality is for in which this installation makes demonstrations only.',
  },
  qualityQesText: {
    id: 'signature-requests.quality.qes-text',
    defaultMessage: 'Equal to a handwritten signature by law.',
    description: 'What the qualified electronic signature is for.',
  },
  qualityQesMissing: {
    id: 'signature-requests.quality.qes-missing',
    defaultMessage: 'Not offered here: no qualified trust service is set up.',
    description: 'Why the qualified quality cannot be chosen.',
  },
  legislation: {
    id: 'signature-requests.legislation.label',
    defaultMessage: 'Legislation',
    description: 'Label above the choice of the law that the signatures follow.',
  },
  zertes: {
    id: 'signature-requests.legislation.zertes',
    defaultMessage: 'Switzerland (ZertES)',
    description: 'The Swiss law on electronic signatures.',
  },
  zertesText: {
    id: 'signature-requests.legislation.zertes-text',
    defaultMessage: 'For documents under Swiss law. It decides which qualified signatures count.',
    description: 'Which documents the Swiss law is for.',
  },
  eidas: {
    id: 'signature-requests.legislation.eidas',
    defaultMessage: 'European Union (eIDAS)',
    description: 'The European regulation on electronic signatures.',
  },
  eidasText: {
    id: 'signature-requests.legislation.eidas-text',
    defaultMessage:
      'For documents under the law of an EU or EEA country. A Swiss qualified signature does not count as one there.',
    description: 'Which documents the European regulation is for.',
  },
});
