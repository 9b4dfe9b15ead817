import { defineEndpoint } from '../endpoint.ts';
import { SavedValues } from './field-schemas.ts';
import { fillBody, fillRequestFields } from './fill-request-fields.ts';
import { requestParams } from './inputs.ts';

export const fillRequestFieldsDirectly = defineEndpoint({
  isBeyondSpecification: true,
  method: 'PUT',
  path: '/v3/direct/signature-requests/{id}/field-values',
  auth: 'basic',
  summary: 'Saves what a visitor has filled in so far.',
  params: requestParams,
  body: fillBody,
  responses: { 200: SavedValues },
  problems: fillRequestFields.problems,
});
