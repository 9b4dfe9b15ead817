import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Template, TemplateName } from './schemas.ts';

export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/v3/templates',
  auth: 'bearer',
  summary: 'Keeps a request of the caller’s as a template.',
  description:
    'Documents are taken as they were uploaded, without signatures. People become roles without names, their names and addresses go out of ' +
    'title, message and names of documents; what the documents themselves say stays. Pictures of signatures, callbacks, attachments and ' +
    'colleagues are not taken over. POST …/templates/uploads begins with a file instead.',
  body: z.strictObject({ signature_request_id: Id, name: TemplateName }),
  responses: { 201: Template },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.template.too_many',
    'error.sr.no_document',
    'error.sr.conversion_not_accepted',
    'file.upload.interrupted',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
