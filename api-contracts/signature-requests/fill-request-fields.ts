import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { FieldValues, SavedValues } from './field-schemas.ts';
import { requestParams } from './inputs.ts';

export const fillBody = z.strictObject({ values: FieldValues });

export const fillRequestFields = defineEndpoint({
  isBeyondSpecification: true,
  method: 'PUT',
  path: '/v3/signature-requests/{id}/field-values',
  auth: 'bearer',
  summary: 'Saves what a signer has filled in so far.',
  description:
    'Saved while one writes: what is no value yet is kept, and told in the answer. Fields that are left out keep theirs. Signing ' +
    'refuses (error.sign.fields_missing) until all that is asked for is there.',
  params: requestParams,
  body: fillBody,
  responses: { 200: SavedValues },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sign.already_signed',
    'error.sign.not_your_turn',
    'error.sign.signed_by_colleague',
    'error.sign.enough_signed',
    'error.sign.declined',
  ],
});
