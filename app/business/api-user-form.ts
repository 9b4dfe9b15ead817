import { ApiDescription, ApiEnvironment, ApiUsername } from '@sigillum/api-contracts/business/api-user.ts';
import * as z from 'zod';

/** What one of the forms of the page asks for. */
export const ApiUserChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), description: ApiDescription, environment: ApiEnvironment }),
  z.object({
    intent: z.literal('describe'),
    username: ApiUsername,
    description: ApiDescription,
    updatedAt: z.string(),
  }),
  z.object({ intent: z.literal('reset'), username: ApiUsername, updatedAt: z.string() }),
  z.object({ intent: z.literal('delete'), username: ApiUsername }),
]);
export type ApiUserChange = z.infer<typeof ApiUserChange>;
