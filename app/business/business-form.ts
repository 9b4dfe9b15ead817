import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import * as z from 'zod';
import { typedPhone } from '../forms/typed-values.ts';
import { Acceptance } from '../user/account-fields.ts';

const { name, phone } = createBusiness.body.shape;

/** What either form for a new business asks for. */
export const BusinessForm = z.object({ name, phone: typedPhone(phone.unwrap()).optional(), gtc: Acceptance });
