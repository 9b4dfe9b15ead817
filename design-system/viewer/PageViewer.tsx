import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { PageImage } from './PageImage.tsx';
import { readViewerKey } from './read-viewer-key.ts';
import type { ViewerCommand } from './read-viewer-key.ts';
import { TextLayer } from './TextLayer.tsx';
import { ThumbnailColumn } from './ThumbnailColumn.tsx';
import { usePagesInSight } from './use-pages-in-sight.ts';
import { useZoom } from './use-zoom.ts';
import { Frame, PageFrame, Scroller, Stage } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage } from './viewer-types.ts';
import { ViewerControls } from './ViewerControls.tsx';

export interface PageViewerProps {
  pages: readonly ViewerPage[];
  getImageUrl: GetPageImageUrl;
  labels: PageViewerLabels;
  /** Lays something over each page, for example a PlacementLayer; positioned inside the page. Called for the pages near the one in sight. */
  children?: (page: ViewerPage) => ReactNode;
  /** Called with the number of the page that came into sight. */
  onPageChange?: (page: number) => void;
  /** False shows the pages alone; default true. */
  hasThumbnails?: boolean;
  /** Milliseconds to wait before an image that did not come is asked for again, try by try; then the person is asked. Default about 26 s in all. */
  retryDelays?: readonly number[];
  /** Size of the frame; default the height of what it stands in. */
  style?: CSSProperties;
}

/** Room in px above a page that was gone to. */
const pageGap = 16;

/**
 * A document's pages as images, up to hundreds of them, with thumbnails, text that can be selected and read out, and zoom by buttons,
 * Ctrl and wheel, two fingers. Keys: PageUp, PageDown, Home, End, + and -, 0 fits the width, 9 the page.
 */
export function PageViewer(props: PageViewerProps) {
  const { pages, getImageUrl, labels, children, onPageChange, hasThumbnails = true, retryDelays, style } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo, zoomBy } = useZoom(scrollerRef, pages);
  const { current, notice, noticeFocus, isNear } = usePagesInSight(scrollerRef, zoom, onPageChange);
  const listsThumbnails = hasThumbnails && pages.length > 1;

  function goTo(number: number) {
    const scroller = scrollerRef.current;
    const frame = scroller?.children[Math.min(pages.length, Math.max(1, number)) - 1];
    if (!scroller || !frame) return;
    // Not scrollIntoView: it would scroll the page around the viewer as well.
    scroller.scrollTop += frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top - pageGap;
  }

  const acts: Readonly<Record<ViewerCommand, () => void>> = {
    next: () => goTo(current + 1),
    previous: () => goTo(current - 1),
    first: () => goTo(1),
    last: () => goTo(pages.length),
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    fitWidth: () => zoomTo('fit'),
    fitPage: () => zoomTo('page'),
  };

  function handleKey(event: KeyboardEvent) {
    const command = readViewerKey(event);
    if (command === undefined) return;
    event.preventDefault();
    acts[command]();
  }

  return (
    <Frame style={style}>
      <ViewerControls current={current} total={pages.length} zoom={zoom} labels={labels} acts={acts} />
      {listsThumbnails ? (
        <ThumbnailColumn pages={pages} current={current} labels={labels} getImageUrl={getImageUrl} onChoose={goTo} />
      ) : null}
      <Stage data-alone={listsThumbnails ? undefined : true}>
        <Scroller
          ref={scrollerRef}
          role="region"
          aria-label={labels.viewer}
          tabIndex={0}
          data-zoom={typeof zoom === 'number' ? undefined : zoom}
          style={typeof zoom === 'number' ? { '--zoom': zoom } : undefined}
          onScroll={notice}
          onFocus={(event) => noticeFocus(event.target)}
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
                isNear={isNear(page.number)}
                getImageUrl={(scale) => getImageUrl(page.number, scale)}
                failureText={labels.imageFailed}
                retryLabel={labels.retry}
                retryDelays={retryDelays}
              >
                <TextLayer page={page} />
                {children?.(page)}
              </PageImage>
            </PageFrame>
          ))}
        </Scroller>
      </Stage>
    </Frame>
  );
}
