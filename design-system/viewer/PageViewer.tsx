import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { PageImage } from './PageImage.tsx';
import { TextLayer } from './TextLayer.tsx';
import { ThumbnailColumn } from './ThumbnailColumn.tsx';
import { Frame, PageFrame, Scroller, Stage } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage } from './viewer-types.ts';
import { ViewerControls } from './ViewerControls.tsx';
import { stepZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';

export interface PageViewerProps {
  pages: readonly ViewerPage[];
  getImageUrl: GetPageImageUrl;
  labels: PageViewerLabels;
  /** Lays something over each page, for example a PlacementLayer; positioned inside the page. */
  children?: (page: ViewerPage) => ReactNode;
  /** Called with the number of the page that came into sight. */
  onPageChange?: (page: number) => void;
  /** False shows the pages alone; default true. */
  hasThumbnails?: boolean;
  /** Size of the frame; default the height of what it stands in. */
  style?: CSSProperties;
}

/** Room in px above a page that was gone to. */
const pageGap = 16;

/** A document's pages as images, with thumbnails, zoom, keys (PageUp, PageDown, Home, End, + and -) and text for screen readers. */
export function PageViewer({
  pages,
  getImageUrl,
  labels,
  children,
  onPageChange,
  hasThumbnails = true,
  style,
}: PageViewerProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const listsThumbnails = hasThumbnails && pages.length > 1;

  function goTo(number: number) {
    const target = Math.min(pages.length, Math.max(1, number));
    const scroller = scrollerRef.current;
    const frame = scroller?.querySelector(`[data-page="${target}"]`);
    if (!scroller || !frame) return;
    // Not scrollIntoView: it would scroll the page around the viewer as well.
    scroller.scrollTop += frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top - pageGap;
  }

  function noticePage() {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    const line = scroller.getBoundingClientRect().top + scroller.clientHeight / 3;
    const frames = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
    const seen = Number(frames.findLast((frame) => frame.getBoundingClientRect().top <= line)?.dataset['page'] ?? 1);
    if (seen === current) return;
    setCurrent(seen);
    onPageChange?.(seen);
  }

  function zoomBy(direction: 1 | -1) {
    const sheet = scrollerRef.current?.querySelector(`[data-page="${current}"] > *`);
    const page = pages[current - 1];
    if (sheet === null || sheet === undefined || page === undefined) return;
    setZoom(stepZoom((sheet.getBoundingClientRect().width / page.width) * (72 / 96), direction));
  }

  function handleKey(event: KeyboardEvent) {
    const acts: Partial<Record<string, () => void>> = {
      PageDown: () => goTo(current + 1),
      PageUp: () => goTo(current - 1),
      Home: () => goTo(1),
      End: () => goTo(pages.length),
      '+': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': () => setZoom('fit'),
    };
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <Frame style={style}>
      <ViewerControls
        current={current}
        total={pages.length}
        zoom={zoom}
        labels={labels}
        onGoTo={goTo}
        onZoomBy={zoomBy}
        onFit={() => setZoom('fit')}
      />
      {listsThumbnails ? (
        <ThumbnailColumn pages={pages} current={current} labels={labels} getImageUrl={getImageUrl} onChoose={goTo} />
      ) : null}
      <Stage data-alone={listsThumbnails ? undefined : true}>
        <Scroller
          ref={scrollerRef}
          role="region"
          aria-label={labels.viewer}
          tabIndex={0}
          data-fit={zoom === 'fit' || undefined}
          onScroll={noticePage}
          onKeyDown={handleKey}
        >
          {pages.map((page) => (
            <PageFrame
              key={page.number}
              data-page={page.number}
              role="group"
              aria-label={labels.page(page.number, pages.length)}
            >
              <PageImage
                size={page}
                zoom={zoom}
                getImageUrl={(scale) => getImageUrl(page.number, scale)}
                failureText={labels.imageFailed}
                retryLabel={labels.retry}
              >
                <TextLayer lines={page.lines} />
                {children?.(page)}
              </PageImage>
            </PageFrame>
          ))}
        </Scroller>
      </Stage>
    </Frame>
  );
}
