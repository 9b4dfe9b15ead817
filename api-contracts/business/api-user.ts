import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/** By whom a program is known: `api_demo_` or `api_production_`, a slug of the business, four characters and a number. */
export const ApiUsername = z.string().regex(/^api_(?:demo|production)_[a-z0-9_]{1,90}$/, { message: 'api_username' });

/** DEMO: whatever it asks for is marked as a test, never counted and never billed. */
export const ApiEnvironment = z.enum(['DEMO', 'PRODUCTION']);
export type ApiEnvironment = z.infer<typeof ApiEnvironment>;

/**
 * What a key may be used for: `read` whatever the program may see, `send` to make and change requests and documents, `seal` to use seals,
 * and `admin` to hear of everything in the business, not only of what the program has made.
 */
export const ApiScope = z.enum(['read', 'send', 'seal', 'admin']);
export type ApiScope = z.infer<typeof ApiScope>;

export const ApiScopes = z
  .array(ApiScope)
  .min(1)
  .max(4)
  .refine((scopes) => new Set(scopes).size === scopes.length, { message: 'duplicate' });

/** After how many days a key ends; null: never. */
export const ApiKeyDays = z.number().int().min(1).max(3650).nullable();

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
  /** Null for a key without end. */
  keyExpiresAt: Instant.nullable(),
  scopes: z.array(ApiScope),
  /** When the secret was made that signs its callbacks; null where they are not signed. */
  callbackSecretMadeAt: Instant.nullable(),
  /** Null for one that never logged in. */
  lastUsedAt: Instant.nullable(),
});
export type ApiUser = z.infer<typeof ApiUser>;

/** An API user with its key, which is told once and kept by nobody but the program. */
export const ApiUserWithKey = ApiUser.extend({ key: z.string() });
/** The same of one that was just made: the secret of its callbacks is told once, too. */
export const ApiUserWithSecrets = ApiUserWithKey.extend({ callbackSecret: z.string() });
export type ApiUserWithKey = z.infer<typeof ApiUserWithKey>;

export const ApiUserParams = z.strictObject({ id: Id, username: ApiUsername });

/** Most API users of a business. */
export const maxApiUsers = 50;
