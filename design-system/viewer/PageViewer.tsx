import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { ChevronDown, ChevronUp, Maximize, ZoomIn, ZoomOut } from '../icons.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { Size } from './box.ts';
import { PageImage } from './PageImage.tsx';
import { Controls, Frame, PageFrame, Scroller, Stage, Thumbnails } from './viewer-style.ts';
import { stepZoom } from './zoom.ts';
import type { Zoom } from './zoom.ts';

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

export interface PageViewerProps {
  pages: readonly ViewerPage[];
  /** Address of a page's image at a scale in per cent (100 = 96 dpi). */
  getImageUrl: (page: number, scale: number) => string;
  labels: PageViewerLabels;
  /** Lays something over each page, for example a PlacementLayer; positioned inside the page. */
  children?: (page: ViewerPage) => ReactNode;
  /** Called with the number of the page that came into sight. */
  onPageChange?: (page: number) => void;
  /** Given, the pages alone are shown without the column of thumbnails. */
  hasThumbnails?: boolean;
  /** Size of the frame; default the height of what it stands in. */
  style?: CSSProperties;
}

const thumbnailScale = 25;
/** Room in px above a page that was gone to. */
const pageGap = 16;

/** A document's pages as images, with thumbnails, zoom, keys (PageUp, PageDown, Home, End, + and -) and text for screen readers. */
export function PageViewer({ pages, getImageUrl, labels, children, onPageChange, hasThumbnails = true, style }: PageViewerProps) {
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
      <Controls>
        <div>
          <IconButton size="small" label={labels.previousPage} icon={<ChevronUp aria-hidden />} disabled={current <= 1} onClick={() => goTo(current - 1)} />
          <IconButton size="small" label={labels.nextPage} icon={<ChevronDown aria-hidden />} disabled={current >= pages.length} onClick={() => goTo(current + 1)} />
          <span aria-live="polite">{labels.page(current, pages.length)}</span>
        </div>
        <div>
          <IconButton size="small" label={labels.zoomOut} icon={<ZoomOut aria-hidden />} disabled={zoom === 0.5} onClick={() => zoomBy(-1)} />
          <output>{zoom === 'fit' ? labels.zoomToFit : labels.zoom(zoom)}</output>
          <IconButton size="small" label={labels.zoomIn} icon={<ZoomIn aria-hidden />} disabled={zoom === 3} onClick={() => zoomBy(1)} />
          <IconButton size="small" label={labels.zoomToFit} icon={<Maximize aria-hidden />} aria-pressed={zoom === 'fit'} onClick={() => setZoom('fit')} />
        </div>
      </Controls>
      {listsThumbnails ? <ThumbnailColumn pages={pages} current={current} labels={labels} getImageUrl={getImageUrl} onChoose={goTo} /> : null}
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
            <PageFrame key={page.number} data-page={page.number} role="group" aria-label={labels.page(page.number, pages.length)}>
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

interface ThumbnailColumnProps extends Pick<PageViewerProps, 'pages' | 'labels' | 'getImageUrl'> {
  current: number;
  onChoose: (number: number) => void;
}

function ThumbnailColumn({ pages, current, labels, getImageUrl, onChoose }: ThumbnailColumnProps) {
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
              <img src={getImageUrl(page.number, thumbnailScale)} alt="" loading="lazy" decoding="async" draggable={false} />
            </span>
            {page.number}
          </button>
        </li>
      ))}
    </Thumbnails>
  );
}

function TextLayer({ lines }: { lines: readonly string[] | undefined }) {
  if (lines === undefined || lines.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </VisuallyHidden>
  );
}
