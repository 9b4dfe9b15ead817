import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { moveFocus } from '../support/move-focus.ts';
import type { Size } from './box.ts';
import { findPageAt, readPageNumber } from './find-page.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { Thumbnails } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage } from './viewer-types.ts';

const thumbnailScale = 25;

/** So many small pages before and after those in sight have their image, too. */
const around = 16;
/** So many may be in sight at first. */
const atFirst = 7;

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
  /** The first and the last one in sight. Nobody knows before the column is there: it may stay away, as on a phone. */
  const [seen, setSeen] = useState<{ first: number; last: number }>();
  const { first, last } = seen ?? { first: current, last: current + atFirst };

  function notice() {
    const list = listRef.current;
    if (list === null) return;
    const { top, bottom, height } = list.getBoundingClientRect();
    if (height === 0) return;
    const at = (y: number) => readPageNumber(findPageAt(list, y));
    const next = { first: at(top), last: at(bottom) };
    if (next.first !== seen?.first || next.last !== seen.last) setSeen(next);
  }

  const noticeChange = useEffectEvent(notice);
  useEffect(() => {
    if (listRef.current === null) return;
    const observer = new ResizeObserver(() => noticeChange());
    observer.observe(listRef.current);
    return () => observer.disconnect();
  }, []);

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
    <Thumbnails ref={listRef} role="list" aria-label={labels.thumbnails} onKeyDown={handleKey} onScroll={notice}>
      {pages.map(({ number, width, height }) => {
        const isNear = number >= first - around && number <= last + around;
        return (
          <ThumbnailItem
            key={number}
            number={number}
            width={width}
            height={height}
            total={pages.length}
            isCurrent={number === current}
            url={isNear ? getImageUrl(number, thumbnailScale) : undefined}
            isLazy={isNear && seen === undefined}
            getLabel={labels.page}
            onChoose={onChoose}
          />
        );
      })}
    </Thumbnails>
  );
}

interface ThumbnailItemProps extends Size, Pick<ThumbnailColumnProps, 'onChoose'> {
  number: number;
  /** How many pages there are. */
  total: number;
  isCurrent: boolean;
  /** Address of the image of one that is near. */
  url: string | undefined;
  /** Comes once it is seen. */
  isLazy: boolean;
  getLabel: PageViewerLabels['page'];
}

/** Hundreds of them stand there, so each is drawn again for its own changes alone, as `PageSheet` is. */
const ThumbnailItem = memo(function ThumbnailItem(props: ThumbnailItemProps) {
  const { number, width, height, total, isCurrent, url, isLazy, getLabel, onChoose } = props;
  return (
    <li data-page={number}>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={getLabel(number, total)}
        aria-current={isCurrent || undefined}
        style={{ '--page-width': width, '--page-height': height } as CSSProperties}
        onClick={() => onChoose(number)}
      >
        <span>{url === undefined ? null : <Thumbnail url={url} isLazy={isLazy} />}</span>
        {number}
      </button>
    </li>
  );
});
