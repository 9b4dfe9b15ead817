/** A value of DER (X.690): its tag, its content, and all of it. */
export interface Der {
  tag: number;
  content: Buffer;
  whole: Buffer;
}

/** The first value of the bytes. Throws a RangeError when it is not whole. */
export function readDer(bytes: Buffer): Der {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) throw new RangeError('DER ends too early');
  const count = first & 0x80 ? first & 0x7f : 0;
  if (count > 4 || bytes.length < 2 + count || first === 0x80) throw new RangeError('DER has no readable length');
  const length = count ? bytes.readUIntBE(2, count) : first;
  const start = 2 + count;
  if (bytes.length < start + length) throw new RangeError('DER ends too early');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) };
}

/** The values inside a constructed one. */
export function listChildren({ content }: Der): Der[] {
  const children: Der[] = [];
  for (let rest = content; rest.length > 0;) {
    const child = readDer(rest);
    children.push(child);
    rest = rest.subarray(child.whole.length);
  }
  return children;
}

/** The hexadecimal content of an object identifier, e.g. 2a864886f70d010904. */
export const readOid = ({ content }: Der): string => content.toString('hex');
