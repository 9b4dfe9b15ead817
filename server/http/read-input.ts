import type * as z from 'zod';
import { isBytes, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { ProblemKey, Violation } from '@sigillum/api-contracts/problems.ts';
import { maxDepth, maxJsonBytes, maxRequestBytes } from './body-limits.ts';
import type { Incoming } from './read-meta.ts';
import { refuse } from './refusal.ts';
import type { ReadLargeBody } from './stored-input.ts';

/** Validates params, query or body; names every field that is wrong. */
export function validate(schema: z.ZodType | undefined, value: unknown, key: ProblemKey = 'error.validation'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map((issue): Violation => ({
    field: issue.path.join('.'),
    code: issue.code === 'custom' ? issue.message : issue.code === 'invalid_format' ? formatCode(issue) : issue.code,
    message: issue.message,
    ...readLimit(issue),
  }));
  throw refuse(key, key === 'error.validation' ? { violations } : {});
}

/** Our own formats are named by their message (`email`), the library's by their format. */
const formatCode = (issue: { format: string; message: string }) =>
  issue.format === 'regex' ? issue.message : issue.format;

function readLimit(issue: z.core.$ZodIssue): { limit?: number } {
  const bound = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  return bound === undefined ? {} : { limit: Number(bound) };
}

/** Of programs: an empty parameter is their null. */
export function readQuery({ query: schema, isTolerant }: Endpoint, incoming: Pick<Incoming, 'query'>): unknown {
  const given = incoming.query();
  if (!schema || !isTolerant) return validate(schema, given);
  return validate(schema, Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')));
}

export async function readBody(endpoint: Endpoint, request: Request, readLargeBody: ReadLargeBody): Promise<unknown> {
  const { body: schema } = endpoint;
  const settle = (value: unknown) => (endpoint.isTolerant ? dropNulls(value) : value);
  if (!schema) return undefined;
  // What is compressed would be taken for something broken.
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? ''))
    throw refuse('error.body.unsupported_type');
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (isBytes(schema) || endpoint.streamsContent) refuseDeclaredLength(request, contentType);
  if (isBytes(schema)) {
    if (!schema.contentTypes.includes(contentType)) throw refuse('error.body.unsupported_type');
    return request.body ?? new Blob([]).stream();
  }
  if (endpoint.streamsContent) {
    if (contentType !== 'application/json') throw refuse('error.body.unsupported_type');
    const { isTolerant: isLoose, streamsContent } = endpoint;
    return readLargeBody(request, (value) => validate(schema, settle(value)), {
      isLoose,
      isPdf: streamsContent === 'pdf',
    });
  }
  const text = await readText(request);
  if (endpoint.takesForm && contentType === 'application/x-www-form-urlencoded')
    return validate(schema, Object.fromEntries(new URLSearchParams(text)));
  if (text && contentType !== 'application/json') throw refuse('error.body.unsupported_type');
  return validate(schema, text ? settle(parseJson(text)) : undefined);
}

/** Nobody sends 200 MB in vain who says so beforehand. Base64 takes four characters for three bytes, and perhaps line breaks. */
function refuseDeclaredLength(request: Request, contentType: string): void {
  const mostBytes = contentType === 'application/json' ? (maxRequestBytes * 4.2) / 3 + maxJsonBytes : maxRequestBytes;
  if (Number(request.headers.get('content-length')) > mostBytes) throw refuse('file.upload.too_large');
}

/** Some programs begin their JSON with a byte order mark, which says nothing (RFC 8259, section 8.1): it is passed over. */
const utf8 = new TextDecoder();

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxJsonBytes) {
      // Not cancelled: the rest is read away by whoever holds the connection, or the next request on it would be lost.
      reader.releaseLock();
      throw refuse('error.body.too_large');
    }
    chunks.push(part.value);
  }
  return utf8.decode(Buffer.concat(chunks));
}

/** Programs write null for what is not given (machine API, section 1); of a mark it says that there is none (section 4). */
export function dropNulls(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw refuse('error.body.too_large');
  if (Array.isArray(value)) return value.map((part) => dropNulls(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const given = Object.entries(value).filter(([name, part]) => part !== null || name === 'visual_signature');
  return Object.fromEntries(given.map(([name, part]) => [name, part === null ? part : dropNulls(part, depth + 1)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('error.body.malformed');
  }
}
