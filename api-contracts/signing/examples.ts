import type { SignAnswer, StepUp, TanSent } from './schemas.ts';

/** The last signature of a request. */
export const signAnswerExample: SignAnswer = {
  results: [
    {
      signatureRequestId: '0e4f2a52-7d0c-4a3a-9a86-5a3f8a6a1c01',
      sid: '4a7b0f0e-6c1e-4a53-8b0e-0f0a7f6d2b11',
      status: 'SIGNED',
      step: null,
      quality: 'SES',
      documents: [
        {
          documentId: '9b1f0f5e-2f0a-4f0e-8a55-6b7b1f1d3c21',
          versionId: '6f6ce1b0-4a64-4a0d-8d8b-2b7d0e1f4d31',
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          level: 'B-LTA',
        },
      ],
      level_asked: 'B-LTA',
      level_reason: null,
      long_term: 'complete',
      key: null,
      message: null,
    },
  ],
};

const [last] = signAnswerExample.results;

/** A signature while others have yet to sign: the archive timestamp waits for them. */
export const earlySignAnswerExample: SignAnswer = {
  results: [
    {
      ...last!,
      documents: [{ ...last!.documents[0]!, level: 'B-LT' }],
      level_reason: 'others_to_sign',
      long_term: null,
    },
  ],
};

/** A signature that waits for a code at the trust service. */
export const stepAnswerExample: SignAnswer = {
  results: [
    {
      ...last!,
      status: 'STEP',
      step: {
        kind: 'otp',
        challenge: 'We sent a code to your phone.',
        needs_password: true,
        needs_code: true,
        resend: null,
      },
      documents: [],
      level_asked: null,
      long_term: null,
    },
  ],
};

export const tanSentExample: TanSent = { expires_in: 600, resend_in: 30 };

export const stepUpExample: StepUp = { method: 'totp', expires_in: 600 };
