import type { CSSProperties } from 'react';
import { Thumbnails } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage } from './viewer-types.ts';

const thumbnailScale = 25;

export interface ThumbnailColumnProps {
  pages: readonly ViewerPage[];
  labels: PageViewerLabels;
  getImageUrl: GetPageImageUrl;
  /** Number of the page in sight. */
  current: number;
  onChoose: (number: number) => void;
}

/** Small images of all pages, to go to one. */
export function ThumbnailColumn({ pages, current, labels, getImageUrl, onChoose }: ThumbnailColumnProps) {
  return (
    <Thumbnails role="list" aria-label={labels.thumbnails}>
      {pages.map((page) => (
        <li key={page.number}>
          <button
            type="button"
            aria-label={labels.page(page.number, pages.length)}
            aria-current={page.number === current || undefined}
            style={{ '--page-width': page.width, '--page-height': page.height } as CSSProperties}
            onClick={() => onChoose(page.number)}
          >
            <span>
              <img
                src={getImageUrl(page.number, thumbnailScale)}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            </span>
            {page.number}
          </button>
        </li>
      ))}
    </Thumbnails>
  );
}
