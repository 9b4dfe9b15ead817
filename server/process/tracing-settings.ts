import * as z from 'zod';

/** Where traces go, and how many of them. */
export interface TracingSettings {
  /** Where spans are posted, as JSON. */
  tracesUrl: string;
  /** What the collector wants to know us by. */
  headers: Readonly<Record<string, string>>;
  /** As which service we stand there. */
  serviceName: string;
  /** The part of calls and jobs that are traced, 0 to 1. */
  rate: number;
}

const isEndpoint = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password && !search && !hash;
};

/** `name=value,name=value`, values as in addresses (W3C Baggage, as OpenTelemetry writes it). */
function readHeaders(text: string): Record<string, string> | undefined {
  try {
    const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(pair)?.slice(1));
    if (pairs.includes(undefined)) return undefined;
    const headers = Object.fromEntries(pairs.map((pair) => [pair![0]!.toLowerCase(), decodeURIComponent(pair![1]!)]));
    return Object.values(headers).every((value) => /^[\x20-\x7e]*$/.test(value)) ? headers : undefined;
  } catch {
    return undefined;
  }
}

/** The settings as they stand among the environment variables; their names are OpenTelemetry's. */
export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isEndpoint, 'must be the address of a collector, such as http://127.0.0.1:4318')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => readHeaders(text) !== undefined, 'must be name=value, more of them after commas')
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be letters, digits, dots, dashes and underscores')
    .default('sigillum'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(1),
};
const shape = z.object(tracingShape);

/** Undefined without a collector. */
export function readTracingSettings(settings: z.infer<typeof shape>): TracingSettings | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    tracesUrl: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    serviceName: settings.OTEL_SERVICE_NAME,
    rate: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
