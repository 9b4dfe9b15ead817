import { createHash } from 'node:crypto';
import { transformImage as contract } from '@sigillum/api-contracts/platform/transform-image.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { workOnImage } from '../http/work-on-image.ts';
import { findImage } from './find-image.ts';
import { keepImages } from './keep-images.ts';

/** What a place may have made that nobody had asked for before. A page needs a handful; what is made already costs nothing. */
const limit = { limit: 120, windowSeconds: 300 };
/** Part of every key: to be raised when the transformation itself changes. */
const edition = 1;
/** So many are made or wait at once; behind more, uploads would stand in the same line too long. */
const mostAtOnce = 8;
let atOnce = 0;
const kept = keepImages(16 * 1024 * 1024);

export const transformImage = implement(contract, async ({ query }, { services, db, meta, now }) => {
  const { url, w: width, h: height, fm: format, q: quality, fit, position } = query;
  const { bytes, isLasting } = await findImage(url, services.config.publicUrl, db);
  const wish = { width, height, format, quality, fit, position };
  const key = createHash('sha256')
    .update(JSON.stringify([edition, wish]))
    .update(bytes)
    .digest('hex');
  const body = await kept.read(key, async () => {
    const retryAfter = await countTry(services.db, { key: `image:${meta.ip}`, ...limit }, now);
    if (retryAfter > 0) throw refuse('error.rate_limit.exceeded', { retryAfter });
    if (atOnce >= mostAtOnce) throw refuse('error.unavailable');
    atOnce += 1;
    const made = workOnImage(services, 'transform-image', { bytes, ...wish }, 'error.image.unreadable');
    return (await made.finally(() => (atOnce -= 1))).bytes;
  });
  return {
    status: 200,
    body,
    headers: {
      etag: `"${key.slice(0, 32)}"`,
      'cache-control': `public, max-age=${isLasting ? '31536000, immutable' : '86400'}`,
      'content-type': `image/${format}`,
      'content-length': String(body.byteLength),
    },
  };
});
