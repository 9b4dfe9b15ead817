import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DealtTexts } from '../i18n/dealt-texts.ts';
import { findLocale } from '../i18n/locales.ts';

/** One set of texts in one language, as it goes over the line. */
interface Served {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const pack = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
};

/** Cuts a set out of the file of a build, whose hash the address names: this one's, or that of the release before it, which lies there too. */
async function cut(folder: string, [hash, language, name]: readonly [string, string, string]) {
  const locale = findLocale(language);
  const file = await readFile(path.join(folder, `assets/texts-${hash}.json`), 'utf8').catch(() => undefined);
  if (!locale || !file) return undefined;
  const { ids, sets, texts } = JSON.parse(file) as DealtTexts;
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) return undefined;
  const plain = Buffer.from(JSON.stringify(Object.fromEntries(set.map((at) => [ids[at]!, texts[locale][at]!]))));
  return { plain, br: await pack.br(plain), gzip: await pack.gzip(plain) };
}

const taken = { br: /\bbr\b(?!;q=0)/, gzip: /\bgzip\b(?!;q=0)/ };

const asked = /^\/assets\/texts-([\w-]{8})\/([\w-]+)\/([\w.-]+)\.json$/;

/**
 * Answers for the texts of a screen in a language (docs/decisions/293-texts-by-screen.md); `folder` is that of the browser's build. Each set is
 * cut and compressed once. Whoever asks for what is none hears undefined.
 */
export function openTexts(folder: string): (request: Request) => Promise<Response | undefined> {
  const kept = new Map<string, Served>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const words = asked.exec(pathname)?.slice(1) as [string, string, string] | undefined;
    if (!words) return undefined;
    const served = kept.get(pathname) ?? (await cut(folder, words));
    if (!served) return undefined;
    kept.set(pathname, served);
    const accepted = request.headers.get('accept-encoding') ?? '';
    const coding = (['br', 'gzip'] as const).find((name) => taken[name].test(accepted));
    const headers = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };
    const body = served[coding ?? 'plain'];
    return new Response(new Uint8Array(body), {
      headers: { ...headers, 'content-length': String(body.length), ...(coding && { 'content-encoding': coding }) },
    });
  };
}
