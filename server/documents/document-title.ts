import { maxTitleLength } from './upload-limits.ts';

/** The title of a document from its file's name: without folders, .pdf and control characters, at most 255 characters. */
export function readTitle(filename: string | undefined): string {
  const name = (filename ?? '').split(/[/\\]/).at(-1)!;
  const text = name
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replace(/\.pdf$/i, '')
    .trim();
  const title = text.slice(0, maxTitleLength).toWellFormed().trim();
  return title || 'Document';
}

/** Whether a version with this cause holds a signature of ours: long-term data and timestamps come after one. */
export const isSignedVersion = (cause: string): boolean => cause !== 'UPLOAD' && cause !== 'INTAKE';

/** The name of a downloaded file: the title without what file systems cannot hold. */
export function writeFilename(title: string, isSigned: boolean): string {
  const base = title
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
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
