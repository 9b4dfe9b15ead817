import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { requestFields, requestParams, SignatureChange, Title } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const updateSignatureRequest = defineEndpoint({
  method: 'PUT',
  path: '/v3/signature-requests/{id}',
  auth: 'bearer',
  summary:
    'Changes a draft: title, message, quality, and its signers’ order, language and visual signatures; of a request that was sent, what may still change.',
  description:
    'Partial: what is left out stays, so a screen can save each change by itself. Of `signatures` only the listed ones change, and of their ' +
    '`document_signatures` only the listed documents. With `updated_at` the change is refused when the request has changed since. ' +
    'Of a request that was sent change only `expiration_date` and `reminders` while it is open, of which the first is told to who was invited; while nobody has signed, ' +
    'where signatures stand (`signatures` with `sid` and `document_signatures` alone); and at any time `read_access` and `write_access`, ' +
    'of which those hear whom it concerns, and `team_inbox`.',
  params: requestParams,
  body: z.strictObject({
    title: Title.optional(),
    ...requestFields,
    signatures: z.array(SignatureChange).max(100).optional(),
    /** The `updated_at` that the caller last saw. */
    updated_at: Instant.optional(),
  }),
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_draft',
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sign.locked',
    'error.sr.changed_meanwhile',
    'error.sr.quality_not_available',
    'error.sr.placement_outside_page',
    'error.sr.form_field_unknown',
    'error.sr.not_a_colleague',
    'error.sr.no_team',
  ],
});
