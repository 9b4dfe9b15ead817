import { writeZip } from '@sigillum/server/documents/write-zip.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';

/** Files as the pacts answer them: real ones, since their kind is read from their bytes. */
export const pdfExample: Buffer = buildSamplePdf('Lease');
export const zipExample: Buffer = await buffer(
  writeZip([{ name: 'Lease.pdf', open: () => Readable.from([pdfExample]) }], new Date('2026-11-21T08:00:00.000Z')),
);
/** One white pixel. */
export const webpExample: Buffer = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=',
  'base64',
);
/** Four white pixels: nothing that is seen on paper. */
export const pngExample: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
  'base64',
);
/** A dot of ink on white paper. */
export const inkExample: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAIAAADZSiLoAAAAFElEQVR42mP4DwMMQCysKAtlQQAAa3oYOsZGaQIAAAAASUVORK5CYII=',
  'base64',
);
/** The first line of a list; bodies of bytes match by their kind. */
export const csvExample: Buffer = Buffer.from('\uFEFF"id","title","status"\r\n');
