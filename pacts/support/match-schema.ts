import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod';

const { boolean, decimal, eachLike, integer, iso8601DateTimeWithMillis, nullValue, regex, string } = MatchersV3;

type Loose = z.ZodType & { def: { type: string } & Record<string, unknown> };

/** Schemas that only wrap another one. */
const wrappers = new Set(['optional', 'nullable', 'default', 'readonly', 'catch', 'prefault']);

/**
 * The matchers of an answer: shape from the contract's schema, values from the named example. Formats (ids, instants,
 * enumerations) are matched as such, other values by type; only what the example names is asked for.
 */
export function matchSchema(schema: z.ZodType, example: unknown): unknown {
  const { def } = schema as Loose;
  if (example === null) return nullValue();
  if (wrappers.has(def.type)) return matchSchema(def.innerType as z.ZodType, example);
  switch (def.type) {
    case 'object':
      return matchObject((schema as z.ZodObject).shape, example as Record<string, unknown>);
    case 'array':
      return matchArray(def.element as z.ZodType, example as unknown[]);
    case 'record':
      return matchRecord(def.valueType as z.ZodType, example as Record<string, unknown>);
    case 'union':
      return matchSchema(choose(def.options as z.ZodType[], example), example);
    case 'enum':
      return regex(
        `^(${Object.values(def.entries as Record<string, string>)
          .map(escape)
          .join('|')})$`,
        String(example),
      );
    case 'literal':
      return example;
    case 'boolean':
      return boolean(example as boolean);
    case 'number':
      return Number.isInteger(example) ? integer(example as number) : decimal(example as number);
    case 'string':
      return matchString(schema as z.ZodString, String(example));
    default:
      return MatchersV3.like(example);
  }
}

const matchObject = (shape: Record<string, z.ZodType>, example: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(example)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const field = shape[name];
        if (!field) throw new Error(`The example names “${name}”, which the schema does not know.`);
        return [name, matchSchema(field, value)];
      }),
  );

const matchArray = (element: z.ZodType, example: unknown[]) =>
  example.length ? eachLike(matchSchema(element, example[0])) : MatchersV3.like([]);

const matchRecord = (value: z.ZodType, example: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(example).map(([name, item]) => [name, matchSchema(value, item)]));

function choose(options: z.ZodType[], example: unknown): z.ZodType {
  const fitting = options.find((option) => option.safeParse(example).success);
  if (!fitting) throw new Error('The example fits no branch of its union.');
  return fitting;
}

function matchString(schema: z.ZodString, example: string): unknown {
  if (schema.format === 'datetime') return iso8601DateTimeWithMillis(example);
  const pattern = schema._zod.bag.patterns?.values().next().value;
  return pattern && isPortable(pattern) ? regex(pattern.source, example) : string(example);
}

/** The verifier's engine knows neither look-around nor JavaScript's Unicode flags. */
const isPortable = (pattern: RegExp) => !/\(\?[=!<]/.test(pattern.source) && !pattern.flags.includes('u');

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
