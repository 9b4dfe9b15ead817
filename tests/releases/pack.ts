import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** A value as small as it gets: what a release keeps is in every clone. */
export function pack(value: unknown): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(value));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return promisify(brotliCompress)(text, { params });
}

export const unpack = async (packed: Buffer): Promise<unknown> =>
  JSON.parse((await promisify(brotliDecompress)(packed)).toString());
