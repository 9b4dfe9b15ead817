import { line } from '@sigillum/api-contracts/text.ts';
import * as z from 'zod';

/** What the signer of a regulated record states (21 CFR 11.50): name, and the meaning of the signature. */
export const Statement = z.object({ signingName: line(200).min(1), signingReason: line(500).min(1) });
export type Statement = z.infer<typeof Statement>;
