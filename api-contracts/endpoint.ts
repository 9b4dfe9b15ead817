import * as z from 'zod';
import type { ApiScope } from './business/api-user.ts';
import type { ProblemKey } from './problems.ts';

/**
 * Who may call: nobody known, an account (Bearer token), a visitor (Basic `userid:request id`), the holder of a document token in the
 * query, or a program (`api`: Bearer token of an API user, which opens nothing else).
 */
export type Auth = 'none' | 'bearer' | 'basic' | 'token' | 'api';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A body of bytes: an answer that is a file, or a request that is streamed to the file store. */
export interface Bytes {
  kind: 'bytes';
  contentTypes: readonly string[];
  /** Of what they are made, where that is not one file. */
  schema?: z.ZodType;
  /** What they hold as JSON, where that is one of the types. */
  json?: z.ZodType;
}
export const bytes = (...contentTypes: string[]): Bytes => ({ kind: 'bytes', contentTypes });
/** A file, or what is told of it as JSON. */
export const fileOrJson = (json: z.ZodType, ...contentTypes: string[]): Bytes => ({
  ...bytes(...contentTypes, 'application/json'),
  json,
});
/** Fields as JSON, a file among them in base64, or as a form, in which the file stands as it is; streamed in both. */
export const jsonOrForm = (schema: z.ZodType): Bytes => ({
  ...bytes('application/json', 'multipart/form-data'),
  schema,
});

/** An answer without a body. */
export interface Empty {
  kind: 'empty';
}
export const empty: Empty = { kind: 'empty' };

export type BodySchema = z.ZodType | Bytes;
export type ResponseSchema = z.ZodType | Bytes | Empty;
export type Responses = Readonly<Record<number, ResponseSchema>>;

/**
 * One endpoint, declared once. The server takes types and validation from it, the client parses every answer with it,
 * and the pacts and the OpenAPI document are derived from it. Requests are strict, responses tolerant, names as on the wire.
 */
export interface Endpoint {
  method: Method;
  /** Path with `{name}` parameters, as in docs/specification/endpoints.tsv. */
  path: string;
  auth: Auth;
  /** For `api`: what the key must be for, where `readScope` is to answer something else than `read` for a GET and `send` for the rest. */
  scope?: ApiScope;
  /** One sentence: what it does for the caller. */
  summary: string;
  /** What the specification leaves open and we chose. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: BodySchema;
  /**
   * A JSON body that may be large: each `documents[].content` in it and its own `content` (base64) is decoded into the file store while it
   * arrives. A PDF is inspected as soon as it is there.
   */
  streamsContent?: 'pdf' | 'any';
  /** For programs: null counts as not given in the body, and absent is left out of the answer. */
  isTolerant?: boolean;
  /** Says whether calls can be served, so it is answered also while the database is away. */
  tellsHealth?: boolean;
  /** Reads many rows and writes none: where the database has a replica, that may answer. */
  isAboutMuch?: boolean;
  /** The access code of what was handed over comes in a header. */
  takesAccessCode?: boolean;
  /** The body may also come as a form: programs of the family send either. */
  takesForm?: boolean;
  responses: Responses;
  /** Keys of the problems this endpoint answers beside the general ones (validation, authentication, rate limit). */
  problems: readonly ProblemKey[];
  /** The handler opens its transactions itself (long work between them); otherwise a changing call is one transaction. */
  ownTransaction?: boolean;
  /** True for an endpoint that the specification does not name. */
  isBeyondSpecification?: boolean;
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the handler receives, after validation. Streamed bodies are read from the request. */
export interface EndpointInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: E['body'] extends Bytes ? ReadableStream<Uint8Array> : Output<E['body']>;
}

type Field<Name extends string, S> = S extends z.ZodType
  ? Record<never, never> extends Input<S>
    ? { [K in Name]?: Input<S> }
    : { [K in Name]: Input<S> }
  : unknown;

/** What a caller passes to the client. */
export type EndpointCall<E extends Endpoint> = Field<'params', E['params']> &
  Field<'query', E['query']> &
  (E['body'] extends Bytes ? { body: BodyInit; contentType: string } : Field<'body', E['body']>);

/** A list may come part by part, so that a long one is never held whole. */
type PartByPart<Body> = Body extends readonly (infer Part)[] ? Body | AsyncIterable<Part> : Body;

type ResponseBody<S> = S extends z.ZodType
  ? PartByPart<z.output<S>>
  : S extends Bytes
    ? Uint8Array | ReadableStream<Uint8Array>
    : undefined;

/** Every answer that is not a problem, as `{ status, body }`. */
export type EndpointAnswer<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    status: Status;
    body: ResponseBody<E['responses'][Status]>;
    headers?: Record<string, string>;
  };
}[keyof E['responses'] & number];

type ClientBody<S> = S extends z.ZodType ? z.output<S> : S extends Bytes ? Response : undefined;

/** What the client gives back for a successful call: the parsed body, or the response itself where it is a file. */
export type EndpointResult<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: ClientBody<E['responses'][Status]>;
}[keyof E['responses'] & number];

export const isBytes = (schema: unknown): schema is Bytes =>
  (schema as { kind?: string } | undefined)?.kind === 'bytes';
export const isEmpty = (schema: unknown): schema is Empty =>
  (schema as { kind?: string } | undefined)?.kind === 'empty';
export const isSchema = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType;

/** Fills `{name}` parameters, encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
