import * as z from 'zod';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { creatorField, programFields, ProgramTitle } from './request-inputs.ts';
import { ProgramRequest } from './request-schemas.ts';
import { ProgramTemplateUse } from './template-schemas.ts';

const { message, expires_at, custom, read_access, write_access, ...more } = programFields;
const { callback_success_url, callback_update_url, callback_error_url } = more;

export const useProgramTemplate = defineMachine({
  method: 'POST',
  path: machinePathOfV3('templates/{id}/signature-requests'),
  auth: 'api',
  summary:
    'Makes a draft of a template, with people in its roles and values in its fields; nobody hears of it before it is initiated.',
  description:
    'Beyond the family. Each role that signs gets exactly one person, each that observes at most one; the account signs where there is one. What ' +
    'is given replaces what the template says. The draft knows nothing of the template any more: whatever may be done with a draft may be done ' +
    'with it.',
  params: IdParams,
  body: z.object({
    ...ProgramTemplateUse,
    /** Instead of the template's. */
    title: ProgramTitle.optional(),
    ...{ message, expires_at, custom, read_access, write_access },
    ...{ callback_success_url, callback_update_url, callback_error_url },
    ...creatorField,
  }),
  responses: { 200: ProgramRequest },
  problems: [
    'error.not_found',
    'error.template.places_doubtful',
    'error.template.people_missing',
    'error.sr.quality_not_available',
    'error.sr.observer_exists',
    'error.sr.not_a_colleague',
    'file.upload.interrupted',
  ],
});
