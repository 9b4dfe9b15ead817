import { bytes, defineEndpoint } from '../endpoint.ts';
import { addFieldFile, fieldFileParams } from './add-field-file.ts';
import { SavedFile } from './field-schemas.ts';

export const addFieldFileDirectly = defineEndpoint({
  isBeyondSpecification: true,
  method: 'POST',
  path: '/v3/direct/signature-requests/{id}/fields/{fid}/file',
  auth: 'basic',
  summary: 'Hands in the file that a field asks a visitor for.',
  params: fieldFileParams,
  body: bytes('application/octet-stream', 'application/json'),
  ownTransaction: true,
  responses: { 200: SavedFile },
  problems: addFieldFile.problems,
});
