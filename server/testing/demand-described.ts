import { describeMachineApi } from '@sigillum/api-contracts/openapi.ts';
import * as z from 'zod';

type Schema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;
type Answers = Record<string, { content?: Record<string, { schema: Schema }> }>;
interface Described {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: { schemas: Record<string, Schema> };
}

// Zod follows references into $defs alone.
const text = JSON.stringify(describeMachineApi('https://sign.example.ch'));
const { paths, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Described;

/** Paths with fewer parameters lie nearer. */
const operations = Object.entries(paths)
  .map(([path, methods]) => ({ path, methods, parameters: path.split('{').length }))
  .toSorted((one, other) => one.parameters - other.parameters)
  .map(({ path, methods }) => ({
    path,
    methods,
    pattern: new RegExp(`^/machine${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

const read = new Map<object, z.ZodType>();
function readSchema(schema: Schema): z.ZodType {
  const known = read.get(schema) ?? z.fromJSONSchema({ ...schema, $defs: components.schemas });
  read.set(schema, known);
  return known;
}

/** Throws where `/machine/openapi.json`, of which others generate their clients, tells of a call's answer otherwise, or not at all. */
export function demandDescribed(method: string, address: string, { status, headers }: Response, bytes: Buffer): void {
  const { pathname } = new URL(address, 'https://sign.example.ch');
  const operation = operations.find(({ pattern }) => pattern.test(pathname));
  const answers = operation?.methods[method.toLowerCase()]?.responses;
  if (!answers) return;
  const name = `${method} ${operation.path} ${status}`;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const content = answers[status]?.content;
  if (!answers[status] || (bytes.length > 0 && !content?.[type])) throw new Error(`${name} ${type} is not described.`);
  if (type !== 'application/json') return;
  const { error } = readSchema(content![type]!.schema).safeParse(JSON.parse(bytes.toString()));
  if (error) throw new Error(`${name} is described otherwise:\n${z.prettifyError(error)}`);
}
