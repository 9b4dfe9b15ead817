import { defineEndpoint } from '../endpoint.ts';
import { previewPicture } from './preview-picture.ts';

export const previewPictureDirectly = defineEndpoint({
  method: 'POST',
  path: '/v1/direct/visual-signature',
  auth: 'basic',
  summary: 'The image of how a visitor’s signature will look with the picture of the body.',
  description: 'An empty body is no picture. Nothing is kept: what the visitor wants goes with the call that signs.',
  query: previewPicture.query,
  body: previewPicture.body,
  responses: previewPicture.responses,
  problems: previewPicture.problems,
  ownTransaction: true,
  isBeyondSpecification: true,
});
