import type { PageViewerLabels, ViewerPage } from '@sigillum/design-system';
import { embeddedFace } from './embedded-face.ts';

const lines = [
  'Employment contract',
  'between Alpenblick AG, Bahnhofstrasse 1, 8001 Zürich,',
  'and Ms Anna Meier, Seestrasse 12, 8002 Zürich.',
  '1. The employment begins on 1 January 2027.',
  '2. The workload is 80 per cent.',
  '3. Either party may give three months’ notice.',
];

/** Three pages of A4, the last one turned to landscape. */
export const samplePages: readonly ViewerPage[] = [
  { number: 1, width: 595, height: 842, lines },
  { number: 2, width: 595, height: 842, lines: lines.slice(3) },
  { number: 3, width: 842, height: 595, lines: lines.slice(0, 2) },
];

const drawn = new Map<number, string>();

/** A page as an image that needs no server; viewers ask for it at every turn. */
export function drawSamplePage(number: number): string {
  const image = drawn.get(number) ?? writeImage(number);
  drawn.set(number, image);
  return image;
}

function writeImage(number: number): string {
  const page = samplePages[number - 1] ?? { width: 595, height: 842, lines: [] };
  const texts = (page.lines ?? []).map(
    (line, index) =>
      `<text x="64" y="${index === 0 ? 96 : 120 + index * 34}" font-size="${index === 0 ? 22 : 14}" font-family="${embeddedFace.family}">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}">${embeddedFace.style}<rect width="100%" height="100%" fill="#fff"/>${texts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** English words of the viewer. */
export const viewerLabels: PageViewerLabels = {
  viewer: 'Document',
  thumbnails: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomToFit: 'Fit width',
  page: (number, total) => `Page ${number} of ${total}`,
  zoom: (share) => `${Math.round(share * 100)}%`,
  imageFailed: 'This page could not be shown.',
  retry: 'Try again',
};
