import { maxTitleLength } from './upload-limits.ts';

/** The title of a document as somebody has written it: without .pdf and control characters, at most 255 characters, none of them halved. */
export function tidyTitle(given: string): string {
  const text = given
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replace(/\.pdf$/i, '')
    .trim();
  const title = text
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return title || 'Document';
}

/** The title of a document from its file's name, which may have folders before it; a title may have a slash in it. */
export const readTitle = (filename: string | undefined): string => tidyTitle((filename ?? '').split(/[/\\]/).at(-1)!);

/** The title that was given, else the one of the file's name. */
export const chooseTitle = (given: string | undefined, filename: string | undefined): string =>
  given === undefined ? readTitle(filename) : tidyTitle(given);

/** Whether a version with this cause holds a signature of ours: long-term data and timestamps come after one. */
export const isSignedVersion = (cause: string): boolean => cause !== 'UPLOAD' && cause !== 'INTAKE';

/** The name of a downloaded file: the title without what file systems cannot hold, and without the ending that programs give it. */
export function writeFilename(title: string, isSigned: boolean): string {
  const base = title
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.pdf *$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${[...(base || 'document')].slice(0, 120).join('')}${isSigned ? '-signed' : ''}.pdf`;
}

/** `Content-Disposition` for a name in any script (RFC 6266, RFC 8187). */
export function writeDisposition(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]+|["\\]/g, '')
    .trim();
  const ascii = /^(-signed)?\.pdf$/.test(plain) ? `document${plain}` : plain;
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
