import { SealLabel, SealName } from '@sigillum/api-contracts/seals/schemas.ts';
import * as z from 'zod';
import { typedCharacters } from '../forms/typed-values.ts';

/** What creates a seal. Capitals are what phones write first, not what anybody means. */
export const SealForm = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(typedCharacters(/[a-z\d._-]/))
    .pipe(z.string().refine((name) => SealName.safeParse(name).success, 'seals.name.invalid')),
  label: SealLabel,
});

/** What one of the forms of a seal's page asks for. */
export const SealChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('label'), label: SealLabel }),
  z.object({ intent: z.literal('image'), image: z.file() }),
  z.object({ intent: z.literal('remove-image') }),
  z.object({ intent: z.literal('add-member'), email: z.string() }),
  z.object({ intent: z.literal('remove-member'), email: z.string() }),
]);
export type SealChange = z.infer<typeof SealChange>;
