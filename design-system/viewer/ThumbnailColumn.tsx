import { memo, useEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { moveFocus } from '../support/move-focus.ts';
import { Thumbnail } from './Thumbnail.tsx';
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

/** Small images of all pages, to go to one. One stop for Tab, whatever their number; arrows, Home and End move among them. */
export function ThumbnailColumn({ pages, current, labels, getImageUrl, onChoose }: ThumbnailColumnProps) {
  const listRef = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const list = listRef.current;
    const item = list?.children[current - 1];
    if (!list || !item) return;
    // Only the column itself scrolls, and only when the current page has left it.
    const [inside, outside] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    const above = inside.top - outside.top;
    const below = inside.bottom - outside.bottom;
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  }, [current]);

  function handleKey(event: KeyboardEvent) {
    if (event.key.length > 1 && moveFocus(event.currentTarget, 'button', event.key, 'vertical') !== null)
      event.preventDefault();
  }

  return (
    <Thumbnails ref={listRef} role="list" aria-label={labels.thumbnails} onKeyDown={handleKey}>
      {pages.map((page) => (
        <ThumbnailItem
          key={page.number}
          page={page}
          total={pages.length}
          isCurrent={page.number === current}
          labels={labels}
          getImageUrl={getImageUrl}
          onChoose={onChoose}
        />
      ))}
    </Thumbnails>
  );
}

interface ThumbnailItemProps extends Pick<ThumbnailColumnProps, 'labels' | 'getImageUrl' | 'onChoose'> {
  page: ViewerPage;
  /** How many pages there are. */
  total: number;
  isCurrent: boolean;
}

const ThumbnailItem = memo(function ThumbnailItem(props: ThumbnailItemProps) {
  const { page, total, isCurrent, labels, getImageUrl, onChoose } = props;
  return (
    <li>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={labels.page(page.number, total)}
        aria-current={isCurrent || undefined}
        style={{ '--page-width': page.width, '--page-height': page.height } as CSSProperties}
        onClick={() => onChoose(page.number)}
      >
        <Thumbnail url={getImageUrl(page.number, thumbnailScale)} />
        {page.number}
      </button>
    </li>
  );
});
