import * as z from 'zod';

/** What the card of the logo asks for. */
export const LogoForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('logo'), logo: z.file() }),
  z.object({ intent: z.literal('remove-logo') }),
]);
export type LogoForm = z.infer<typeof LogoForm>;
