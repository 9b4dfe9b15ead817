import { Id } from '@sigillum/api-contracts/schemas.ts';

/** The request for which somebody is identified, and to which they come back. */
export const readRequestId = ({ searchParams }: URL): string | undefined =>
  Id.safeParse(searchParams.get('request')).data;
