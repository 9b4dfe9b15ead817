import { updateBusinessBase } from '@sigillum/api-contracts/business/update-business-base.ts';
import { BusinessAddress, LegalRepresentative } from '@sigillum/api-contracts/business/schemas.ts';
import * as z from 'zod';
import { typedPhone } from '../forms/typed-values.ts';

const { name, email, phone } = updateBusinessBase.body.shape;
const updated_at = z.string();

/** What one of the forms of a business's profile asks for. */
export const ProfileChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('base'),
    name,
    email,
    phone: typedPhone(phone.unwrap()).optional(),
    updated_at,
  }),
  z.object({ intent: z.literal('address'), ...BusinessAddress.shape, updated_at }),
  z.object({
    intent: z.literal('representative'),
    representativeName: LegalRepresentative.shape.name,
    role: LegalRepresentative.shape.role,
    representativeEmail: LegalRepresentative.shape.email,
    updated_at,
  }),
  z.object({ intent: z.literal('accept-gtc'), updated_at }),
  z.object({ intent: z.literal('accept-dpa'), updated_at }),
  z.object({
    intent: z.literal('delete'),
    typedName: z.string().trim().min(1),
    password: z.string().max(128).optional(),
  }),
]);
export type ProfileChange = z.infer<typeof ProfileChange>;
