import { isBytes, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { Answer } from './transact.ts';

/** Absent is left out. */
const omitNull = (_name: string, value: unknown) => value ?? undefined;

/** A handler's answer as the response that its contract declares. */
export function writeAnswer(endpoint: Endpoint, { status, body, headers }: Answer): Response {
  const schema = endpoint.responses[status];
  const fields = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  if (isSchema(schema)) {
    fields.set('content-type', 'application/json');
    return new Response(JSON.stringify(body, endpoint.isTolerant ? omitNull : undefined), { status, headers: fields });
  }
  if (isBytes(schema) && !fields.has('content-type')) fields.set('content-type', schema.contentTypes[0]!);
  return new Response((body as BodyInit | undefined) ?? null, { status, headers: fields });
}
