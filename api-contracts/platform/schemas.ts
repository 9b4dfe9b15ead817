import * as z from 'zod';
import { Instant } from '../schemas.ts';

export const Datetime = z.object({
  /** The server's time. */
  datetime: Instant,
});
export type Datetime = z.infer<typeof Datetime>;
