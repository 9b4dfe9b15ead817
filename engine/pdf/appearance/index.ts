/** What a visible signature and our own pages look like: texts, pictures, fonts for every script. */
export { normaliseImage } from '../normalise-image.ts';
export { textWidth, writeTextDocument, type TextCell, type TextLine } from '../write-text-document.ts';
export { composeText, describeStandards, placeholders, type SignatureLook } from './compose-text.ts';
export { judgeRoom, roomOf } from './draw-value.ts';
export { formatDate } from './format-date.ts';
export { openPicture, type Picture } from './open-picture.ts';
export { outlineText } from './outline-text.ts';
export { loadPackedFonts } from './packed-faces.ts';
export { GlyphMissing, shapeLine, shortenLine } from './shape-text.ts';
