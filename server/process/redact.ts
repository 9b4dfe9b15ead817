const secretKey =
  /^(authorization|proxy-authorization|cookie|set-cookie|password|new_?password|old_?password|passphrase|key_?passphrase|secret|.*_?token|tan|userid|api_?key|visit_?(hash|encrypted)?|database_?url|smtp_?url)$/i;

const shapes: readonly (readonly [RegExp, string])[] = [
  // A visitor's link holds its secret in the path: /view/:id/:userid.
  [/(\/view\/[^/\s"'?#]+\/)[^/\s"'?#]+/g, '$1[redacted]'],
  // Secrets in query strings.
  [/([?&](?:token|code|userid|password|secret|tan|state)=)[^&\s"'#]+/gi, '$1[redacted]'],
  [/\b(Bearer|Basic)\s+[\w+/=.~-]+/gi, '$1 [redacted]'],
  // Passwords in connection URLs.
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]*:)[^\s/@]+@/gi, '$1[redacted]@'],
];

const mostDepth = 6;
const mostItems = 50;

/** Blots out secrets that stand inside a text: visitor links, tokens in queries, credentials. */
export function redactText(text: string): string {
  return shapes.reduce((result, [shape, replacement]) => result.replace(shape, replacement), text);
}

/**
 * Copies a value for the log: secrets blotted out by the name of their field and by their shape, errors as plain objects
 * with their causes, bytes as their length, and nothing deeper or longer than a log line should be.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value;
  if (depth >= mostDepth) return '[…]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return redactError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => redact(item, depth + 1));
  const entries = value instanceof Headers || value instanceof Map ? [...value.entries()] : Object.entries(value);
  return Object.fromEntries(
    entries.slice(0, mostItems).map(([key, item]) => {
      const isSecret = secretKey.test(String(key)) && item !== undefined && item !== null;
      return [key, isSecret ? '[redacted]' : redact(item, depth + 1)];
    }),
  );
}

// The fields of database errors that quote rows ("Key (email)=(…)", parameters) stay out of the log.
function redactError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const facts = { code, constraint, table, cause: cause === undefined ? undefined : redact(cause, depth + 1) };
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return { name, message: redactText(message), stack: stack && redactText(stack), ...Object.fromEntries(known) };
}
