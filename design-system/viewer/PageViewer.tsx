import { useCallback, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { ChevronDown } from '../icons.ts';
import { PageImage } from './PageImage.tsx';
import { PageSheet } from './PageSheet.tsx';
import { readViewerKey } from './read-viewer-key.ts';
import type { ViewerCommand } from './read-viewer-key.ts';
import { TextLayer } from './TextLayer.tsx';
import { ThumbnailColumn } from './ThumbnailColumn.tsx';
import { useAskedZoom } from './use-asked-zoom.ts';
import { usePagesInSight } from './use-pages-in-sight.ts';
import { useSteadyPlace } from './use-steady-place.ts';
import { useZoom } from './use-zoom.ts';
import { Frame, Scroller, Stage, StopLine } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage, ViewerStop } from './viewer-types.ts';
import { ViewerControls } from './ViewerControls.tsx';

export interface PageViewerProps {
  pages: readonly ViewerPage[];
  getImageUrl: GetPageImageUrl;
  labels: PageViewerLabels;
  /** Lays something over each page, for example a PlacementLayer; positioned inside the page. Called for the pages near the one in sight. */
  children?: (page: ViewerPage) => ReactNode;
  /** Places to which a button leads one after another, from the first on; default none. */
  stops?: readonly ViewerStop[];
  /** The page that is near at first, so that its image comes without scripts, too; `#page-3` leads to it. Default 1. */
  firstPage?: number | undefined;
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
  const {
    pages,
    getImageUrl,
    labels,
    children,
    stops = [],
    firstPage = 1,
    onPageChange,
    hasThumbnails = true,
    retryDelays,
    style,
  } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo, zoomBy } = useZoom(scrollerRef, pages);
  useSteadyPlace(scrollerRef);
  const asked = useAskedZoom(zoom);
  /** At which zoom the page in sight has its image. The others follow it: nobody reads them yet, and together they take several times as long. */
  const [followed, setFollowed] = useState(asked);
  const [nextStop, setNextStop] = useState(0);
  const { current, notice, noticeFocus, keep, isNear } = usePagesInSight(scrollerRef, zoom, firstPage, onPageChange);
  const listsThumbnails = hasThumbnails && pages.length > 1;

  const goTo = useCallback(
    (number: number) => {
      const scroller = scrollerRef.current;
      const frame = scroller?.children[Math.min(pages.length, Math.max(1, number)) - 1];
      if (!scroller || !frame) return;
      // Not scrollIntoView: it would scroll the page around the viewer as well.
      scroller.scrollTop += frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top - pageGap;
    },
    [pages.length],
  );

  /** The stop that the button names: one may have gone meanwhile. */
  const stop = stops[nextStop] ?? stops[0];

  function goToStop({ id, page }: ViewerStop) {
    flushSync(() => keep(page));
    goTo(page);
    const scroller = scrollerRef.current;
    const place = scroller?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(id)}"]`);
    if (!scroller || !place) return;
    const [inside, outside] = [place.getBoundingClientRect(), scroller.getBoundingClientRect()];
    scroller.scrollTop += inside.top - outside.top - outside.height / 3;
    scroller.scrollLeft += Math.min(0, inside.left - outside.left) || Math.max(0, inside.right - outside.right);
    place.focus({ preventScroll: true });
    setNextStop((stops.findIndex((other) => other.id === id) + 1) % stops.length);
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
    // What is written on a page belongs to its field: digits and signs are no commands there.
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
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
        {stop && labels.stop ? (
          <StopLine>
            <Button variant="seal" size="small" icon={<ChevronDown aria-hidden />} onClick={() => goToStop(stop)}>
              {labels.stop(stops.indexOf(stop) + 1, stops.length)}
            </Button>
          </StopLine>
        ) : null}
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
            <PageSheet
              key={page.number}
              number={page.number}
              width={page.width}
              height={page.height}
              total={pages.length}
              getLabel={labels.page}
            >
              {isNear(page.number) ? (
                <PageImage
                  size={page}
                  zoom={page.number === current ? asked : followed}
                  isFirst={page === pages[0]}
                  getImageUrl={(scale) => getImageUrl(page.number, scale)}
                  failureText={labels.imageFailed}
                  retryLabel={labels.retry}
                  retryDelays={retryDelays}
                  onShow={page.number === current ? () => setFollowed(asked) : undefined}
                >
                  <TextLayer page={page} />
                  {children?.(page)}
                </PageImage>
              ) : null}
            </PageSheet>
          ))}
        </Scroller>
      </Stage>
    </Frame>
  );
}
