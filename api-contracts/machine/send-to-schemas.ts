import * as z from 'zod';
import { Id } from '../schemas.ts';
import { SignatureStatus } from '../signature-requests/schemas.ts';
import { SendToStatus } from '../signature-requests/send-to-schemas.ts';
import { line } from '../text.ts';
import { MachineParams } from './path.ts';

export const SendToParams = MachineParams.extend({ id: Id });

export const OpenSendToInput = z.object({
  title: line(255).min(1).optional(),
  /** The PDF: in base64 in JSON, as it is in a form. */
  content: z.string(),
});

/** Handed out once: nobody can look the code up again. */
export const OpenSendTo = z.object({ id: Id, url: z.string(), access_code: z.string() });
export type OpenSendTo = z.infer<typeof OpenSendTo>;

export const SendToTrack = z.object({
  status: SendToStatus,
  /** Whoever has claimed it. */
  creator: z.string().optional(),
  signers: z.array(z.object({ name: z.string(), status_code: SignatureStatus })).optional(),
});
export type SendToTrack = z.infer<typeof SendToTrack>;

/** The code comes in a header. */
export const accessCodeDescription =
  'The access code comes in the header X-Accesscode. Wrong ones count: ten in a quarter of an hour for a place, a hundred for all send-tos of it.';
