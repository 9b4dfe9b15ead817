import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:\/\//i.test(text);

/** Where a program is called. Looked at, not called, when it is given. */
export const CallbackUrl = z.string().max(2048).refine(isWebAddress, { message: 'url' });

/**
 * What a callback tells of. INITIATE, a request was sent, and START_SIGN, a signer has begun the step at a trust service, go to the update
 * address; IDENT_ERROR, an identification that a signer began from this request has failed, to the error address. The last two leave the
 * request as it was.
 */
export const CallbackType = z.enum(['SUCCESS', 'UPDATE', 'ERROR', 'INITIATE', 'START_SIGN', 'IDENT_ERROR']);
export type CallbackType = z.infer<typeof CallbackType>;

/** OPEN: it will be tried (again). RESIGNATED: nobody took it in time, or the receiver is gone for good. */
export const CallbackState = z.enum(['OPEN', 'COMPLETED', 'RESIGNATED']);
export type CallbackState = z.infer<typeof CallbackState>;

export const Callback = z.object({
  /** The header `webhook-id` of every try. */
  id: Id,
  signature_request_id: Id,
  type: CallbackType,
  state: CallbackState,
  /** As it is called, with the ids filled in. */
  url: z.string(),
  attempts: z.number().int(),
  /** A line for each try that failed: a status, or why there was none. What the receiver answered is not kept. */
  messages: z.array(z.string()),
  owner: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type Callback = z.infer<typeof Callback>;

export const Callbacks = z.object({ callbacks: z.array(Callback) });
export type Callbacks = z.infer<typeof Callbacks>;
