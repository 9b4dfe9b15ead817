declare const packed: unique symbol;

/** JSON of a value, for the way to the browser; or the value. */
export type Packed<Value> = (string & { readonly [packed]?: Value }) | Value;

/**
 * Writes a value that is much, and nothing but JSON, as one text into a document: the router takes each value in what a loader answers by itself,
 * which takes it longer for a list than to draw the page around. A page that is open already gets the value, for its scripts may be older.
 */
export const pack = <Value extends object>(value: Value, { url }: Pick<Request, 'url'>): Packed<Value> =>
  new URL(url).pathname.endsWith('.data') ? value : JSON.stringify(value);

export const unpack = <Value extends object>(value: Packed<Value>): Value =>
  typeof value === 'string' ? (JSON.parse(value) as Value) : value;
