import { ApiDescription, ApiEnvironment, ApiScopes, ApiUsername } from '@sigillum/api-contracts/business/api-user.ts';
import * as z from 'zod';
import { readList } from '../forms/read-list.ts';

const scopes = readList(ApiScopes);

/** After how many days a key may end. */
export const keyDays = ['30', '90', '365'] as const;

/** What one of the forms of the page asks for. */
export const ApiUserChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    description: ApiDescription,
    environment: ApiEnvironment,
    scopes,
    keyDays: z.enum(['never', ...keyDays]),
  }),
  z.object({
    intent: z.literal('describe'),
    username: ApiUsername,
    description: ApiDescription,
    scopes,
    updatedAt: z.string(),
  }),
  z.object({ intent: z.literal('reset'), username: ApiUsername, updatedAt: z.string() }),
  z.object({ intent: z.literal('callback-secret'), username: ApiUsername, updatedAt: z.string() }),
  z.object({ intent: z.literal('delete'), username: ApiUsername }),
]);
export type ApiUserChange = z.infer<typeof ApiUserChange>;
