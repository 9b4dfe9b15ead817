import * as z from 'zod';
import { CertificateSummary } from '../verification/schemas.ts';
import { defineMachine } from './define-machine.ts';
import { Validation, ValidationInfos, validationPath } from './validation-schemas.ts';

const { quality, legislation } = Validation.shape;

export const validateCertificate = defineMachine({
  method: 'POST',
  path: validationPath('validate/certificate'),
  auth: 'api',
  scope: 'read',
  summary: 'Judges a certificate by itself: its path, its status, and what may be signed with it now.',
  description:
    'The family publishes no shape: this one is ours. `content` is one certificate in PEM, or its DER in base64; of several in PEM the first ' +
    'is judged, and the others help to find the path. It is valid when a path leads to somebody whom this installation trusts, and nothing is ' +
    'expired or revoked. Of foreign certificates no status is asked over the network, so that theirs stays INDETERMINATE (TRY_LATER). Nothing is kept.',
  body: z.object({ content: z.string().min(1).max(100_000) }),
  responses: {
    200: z.object({
      valid: z.boolean(),
      ...{ quality, legislation },
      indication: ValidationInfos.shape.indication,
      subIndication: ValidationInfos.shape.subIndication,
      certificate: CertificateSummary,
    }),
  },
  problems: ['error.verification.too_complex', 'file.pdf.workers_busy'],
});
