import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { RotateCcw } from '../icons.ts';
import { Button } from '../components/Button.tsx';
import { Failure, Paper } from './viewer-style.ts';
import type { Size } from './box.ts';
import { chooseImageScale } from './zoom.ts';
import type { Zoom } from './zoom.ts';

export interface PageImageProps {
  /** Size in PDF points, as displayed; its place is reserved before the image is there. */
  size: Size;
  zoom: Zoom;
  /** Address of the image at a scale in per cent (100 = 96 dpi). */
  getImageUrl: (scale: number) => string;
  failureText: string;
  retryLabel: string;
  /** Text layer and whatever is laid over the page. */
  children?: ReactNode;
}

/** A page may still be in the making: so often it is asked for again, a little later each time, before the person is. */
const greatestRetryCount = 10;
const firstRetryMs = 400;
const greatestRetryMs = 5000;

/** The image of one page; asks again by itself when it does not come. */
export function PageImage({ size, zoom, getImageUrl, failureText, retryLabel, children }: PageImageProps) {
  const scale = chooseImageScale(zoom);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isGivenUp = hasFailed && attempt >= greatestRetryCount;

  useEffect(() => {
    if (!hasFailed || isGivenUp) return;
    const delay = Math.min(firstRetryMs * 2 ** attempt, greatestRetryMs);
    const timer = setTimeout(() => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    }, delay);
    return () => clearTimeout(timer);
  }, [hasFailed, isGivenUp, attempt]);

  function retry() {
    setHasFailed(false);
    setAttempt(0);
  }

  return (
    <Paper
      style={{ '--page-width': size.width, '--page-height': size.height, '--zoom': zoom === 'fit' ? undefined : zoom }}
    >
      {hasFailed ? null : (
        <img
          key={attempt}
          src={getImageUrl(scale)}
          srcSet={`${getImageUrl(scale)} 1x, ${getImageUrl(Math.min(300, scale * 2))} 2x`}
          width={Math.round(size.width)}
          height={Math.round(size.height)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setHasFailed(true)}
        />
      )}
      {isGivenUp ? (
        <Failure role="alert">
          {failureText}
          <Button variant="secondary" size="small" icon={<RotateCcw aria-hidden />} onClick={retry}>
            {retryLabel}
          </Button>
        </Failure>
      ) : null}
      {children}
    </Paper>
  );
}
