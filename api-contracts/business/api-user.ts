import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** By whom a program is known: `api_demo_` or `api_production_`, a slug of the business, four characters and a number. */
export const ApiUsername = z.string().regex(/^api_(?:demo|production)_[a-z0-9_]{1,90}$/, { message: 'api_username' });

/** DEMO: whatever it asks for is marked as a test, never counted and never billed. */
export const ApiEnvironment = z.enum(['DEMO', 'PRODUCTION']);
export type ApiEnvironment = z.infer<typeof ApiEnvironment>;

/** What the program is for, in the administrators' words. */
export const ApiDescription = line(200).min(1);

/** A program that acts for a business. */
export const ApiUser = z.object({
  username: ApiUsername,
  description: z.string(),
  environment: ApiEnvironment,
  createdAt: Instant,
  /** When an administrator changed it last: whoever changes it sends the one that was read. */
  updatedAt: Instant,
  keyMadeAt: Instant,
  /** Null for one that never logged in. */
  lastUsedAt: Instant.nullable(),
});
export type ApiUser = z.infer<typeof ApiUser>;

/** An API user with its key, which is told once and kept by nobody but the program. */
export const ApiUserWithKey = ApiUser.extend({ key: z.string() });
export type ApiUserWithKey = z.infer<typeof ApiUserWithKey>;

export const ApiUserParams = z.strictObject({ id: Id, username: ApiUsername });

/** Most API users of a business. */
export const maxApiUsers = 50;
