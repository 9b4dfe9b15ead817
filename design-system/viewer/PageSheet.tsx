import { memo, type ReactNode } from 'react';
import type { Size } from './box.ts';
import { PageFrame } from './viewer-style.ts';
import type { PageViewerLabels } from './viewer-types.ts';

export interface PageSheetProps extends Size {
  number: number;
  /** How many pages there are. */
  total: number;
  getLabel: PageViewerLabels['page'];
  /** What is on it, of a page that is near. */
  children?: ReactNode;
}

/**
 * A page in its place: one element, as hundreds stand there while one scrolls and zooms, and drawn again for its own changes alone. What is
 * told of it are words and numbers, which are the same whenever those around it are drawn.
 */
export const PageSheet = memo(function PageSheet({ number, width, height, total, getLabel, children }: PageSheetProps) {
  return (
    <PageFrame
      id={`page-${number}`}
      data-page={number}
      role="group"
      aria-label={getLabel(number, total)}
      style={{ '--page-width': width, '--page-height': height }}
    >
      {children}
    </PageFrame>
  );
});
