import { Id } from '@sigillum/api-contracts/schemas.ts';

/** The request for which somebody is identified, and to which they come back. */
export const readRequestId = ({ searchParams }: URL): string | undefined =>
  Id.safeParse(searchParams.get('request')).data;

/** The same in the answer of ID Austria, which knows one address alone: in front of the first point of `state`. */
export const readAnsweredRequest = ({ searchParams }: URL): string | undefined =>
  Id.safeParse(searchParams.get('state')?.split('.')[0]).data;

/** There too, which of its visits it is: between the points. */
export const readAnsweredVisit = ({ searchParams }: URL): string | null =>
  searchParams.get('state')?.split('.').slice(1, -1)[0] ?? null;
