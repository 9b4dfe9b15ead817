import { createBusiness } from './create-business.ts';
import { getBusiness } from './get-business.ts';
import { getOwnBusiness } from './get-own-business.ts';

export const businessHandlers = [createBusiness, getBusiness, getOwnBusiness];
