import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id, Language } from '../schemas.ts';
import { Message, SignerIdentityDataInput, Title } from '../signature-requests/inputs.ts';
import { SignatureRequest } from '../signature-requests/schemas.ts';
import { templateLimits, templateParams } from './schemas.ts';

const { first_name, last_name, mobile_number } = SignerIdentityDataInput.shape;

/** Who takes a role. */
export const TemplatePerson = z.strictObject({
  role_id: Id,
  email: Email.toLowerCase(),
  first_name,
  last_name,
  mobile_number,
  /** Of what the person is written; the one of the texts unless told. */
  language: Language.optional(),
});
export type TemplatePerson = z.output<typeof TemplatePerson>;

export const draftFromTemplate = defineEndpoint({
  method: 'POST',
  path: '/v3/templates/{id}/use',
  auth: 'bearer',
  summary: 'Makes a draft of a template, with people in its roles; initiate sends it.',
  description:
    'Each role that signs gets one person, unless its group signs; of a quorum as many as have to sign are enough, and roles without anybody ' +
    'go with their places. Each that observes gets at most one. The draft is the caller’s and knows nothing of the ' +
    'template any more. Title and message are those of `language`, or of the template’s first language where it has not that one.',
  params: templateParams,
  body: z.strictObject({
    people: z.array(TemplatePerson).max(templateLimits.roles),
    language: Language.optional(),
    /** Instead of the template’s, placeholders and all. */
    title: Title.optional(),
    message: Message.optional(),
  }),
  responses: { 201: SignatureRequest },
  problems: [
    'error.not_found',
    'error.template.changed_meanwhile',
    'error.template.places_doubtful',
    'error.template.people_missing',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.quality_not_available',
    'error.sr.observer_exists',
    'file.upload.interrupted',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
