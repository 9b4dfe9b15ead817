import * as z from 'zod';
import { EmbedOrigin } from '../business/embed-origin.ts';
import { Id, Instant, Language } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';

/** Seconds in which an embed address must be opened. */
export const embedSeconds = 300;

export const createEmbedAddress = defineMachine({
  method: 'POST',
  path: '/machine/v3/signature-requests/{id}/signatures/{sid}/embed-address',
  auth: 'api',
  summary: 'Makes an address that shows a signer without account the signing page in a frame of a site of yours.',
  description:
    'Beyond the family. The address works once, for five minutes, and in frames of `origin` alone, which an administrator has allowed in the ' +
    'settings of the business. It holds no secret of the signer. Give it to `<sigillum-sign src>`, and make another one when the page is loaded ' +
    'again. Somebody with an account has pages that no other site may show: lead that person to `signing_url`.',
  params: z.strictObject({ id: Id, sid: Id }),
  body: z.object({
    /** The site that shows the frame, as its pages know it (`location.origin`). */
    origin: EmbedOrigin,
    /** Of the page; without it the signer's own. */
    language: Language.nullish(),
  }),
  responses: { 200: z.object({ url: z.url(), expires_at: Instant }) },
  problems: ['error.not_found', 'error.sr.not_open', 'error.embed.origin_not_allowed', 'error.embed.account'],
});
