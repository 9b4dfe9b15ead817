import type { AttachmentKind } from './judge-attachment.ts';

const maxLength = 255;
/** What file systems cannot hold, and what makes a name look like another one. */
const unfit = /[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]+/gu;

/**
 * The name of an attachment: without folders, at most 255 characters, with an ending that is its kind's. A file whose name says otherwise
 * gets the ending that its content has, so that nobody opens it with another program than the one that was judged.
 */
export function nameAttachment(filename: string | undefined, { endings }: AttachmentKind): string {
  const name = (filename ?? '')
    .split(/[/\\]/)
    .at(-1)!
    .toWellFormed()
    .replaceAll(unfit, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const given = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const fits = given !== undefined && endings.includes(given);
  const ending = fits ? `.${given}` : `.${endings[0]}`;
  const base = (fits ? name.slice(0, -ending.length) : name).trim() || 'attachment';
  return base.slice(0, maxLength - ending.length).toWellFormed() + ending;
}
