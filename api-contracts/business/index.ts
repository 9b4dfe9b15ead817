export { createBusiness } from './create-business.ts';
export { getBusiness } from './get-business.ts';
export { getOwnBusiness } from './get-own-business.ts';
