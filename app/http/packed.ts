declare const packed: unique symbol;

/** JSON of a value, for the way to the browser; or the value. */
export type Packed<Value> = (string & { readonly [packed]?: Value }) | Value;

/** What was packed last, which the document around it is drawn from in a moment. */
const drawnNext = new Map<string, object>();
const most = 16;

/**
 * Writes a value that is much, and nothing but JSON, as one text into a document: the router takes each value in what a loader answers by itself,
 * which takes it longer for a list than to draw the page around. A page that is open already gets the value, for its scripts may be older.
 */
export function pack<Value extends object>(value: Value, { url }: Pick<Request, 'url'>): Packed<Value> {
  if (new URL(url).pathname.endsWith('.data')) return value;
  const text = JSON.stringify(value);
  drawnNext.set(text, value);
  if (drawnNext.size > most) drawnNext.delete(drawnNext.keys().next().value!);
  return text;
}

export const unpack = <Value extends object>(value: Packed<Value>): Value =>
  typeof value === 'string' ? ((drawnNext.get(value) ?? JSON.parse(value)) as Value) : value;
