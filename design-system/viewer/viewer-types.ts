import type { Size } from './box.ts';

/** A page of a document. */
export interface ViewerPage extends Size {
  /** From 1. */
  number: number;
  /** The page's text, line by line, for screen readers. */
  lines?: readonly string[];
}

/** All words of the viewer. */
export interface PageViewerLabels {
  /** Name of the region with the pages. */
  viewer: string;
  thumbnails: string;
  previousPage: string;
  nextPage: string;
  zoomIn: string;
  zoomOut: string;
  zoomToFit: string;
  /** "Page 2 of 5". */
  page: (number: number, total: number) => string;
  /** The zoom as shown, from a share such as 1.25. */
  zoom: (share: number) => string;
  /** An image did not come after all tries. */
  imageFailed: string;
  retry: string;
}

/** Address of a page's image at a scale in per cent (100 = 96 dpi). */
export type GetPageImageUrl = (page: number, scale: number) => string;
