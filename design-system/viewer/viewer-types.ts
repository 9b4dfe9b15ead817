import type { Box, Size } from './box.ts';

/** A line of a page's text and where it stands, in PDF points: `x`, `y` of its top left. */
export interface PlacedLine extends Box {
  text: string;
}

/** A page of a document. */
export interface ViewerPage extends Size {
  /** From 1. */
  number: number;
  /** The page's text, line by line, for screen readers alone. */
  lines?: readonly string[];
  /** The same where it is known where each line stands: then it can be selected and copied, too. */
  placedLines?: readonly PlacedLine[];
}

/** A place that the reader is led to. What is laid over its page has an element with `data-stop={id}` and `tabIndex={-1}` there, which takes the focus. */
export interface ViewerStop {
  id: string;
  /** From 1. */
  page: number;
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
  /** Fits the width. */
  zoomToFit: string;
  /** Fits the whole page; without it there is no button for that (the key 9 works all the same). */
  zoomToPage?: string;
  /** "Page 2 of 5". */
  page: (number: number, total: number) => string;
  /** The zoom as shown, from a share such as 1.25. */
  zoom: (share: number) => string;
  /** Leads to the next stop, "Your field 2 of 3"; needed where there are stops. */
  stop?: (number: number, total: number) => string;
  /** An image did not come after all tries. */
  imageFailed: string;
  retry: string;
}

/** Address of a page's image at a scale in per cent (100 = 96 dpi). */
export type GetPageImageUrl = (page: number, scale: number) => string;
