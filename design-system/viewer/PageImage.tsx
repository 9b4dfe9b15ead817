import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { RotateCcw } from '../icons.ts';
import type { Size } from './box.ts';
import { useEarlyImage } from './use-early-image.ts';
import { usePatientImage } from './use-patient-image.ts';
import { Failure, Paper, Waiting } from './viewer-style.ts';
import { chooseImages } from './zoom.ts';
import type { Zoom } from './zoom.ts';

export interface PageImageProps {
  /** In PDF points, as displayed. */
  size: Size;
  zoom: Zoom;
  /** What is seen first: its image comes before whatever else the page loads. */
  isFirst?: boolean;
  /** Address of the image at a scale in per cent (100 = 96 dpi). */
  getImageUrl: (scale: number) => string;
  failureText: string;
  retryLabel: string;
  /** Milliseconds before each further try. */
  retryDelays?: readonly number[] | undefined;
  /** Called when an image has come. */
  onShow?: (() => void) | undefined;
  /** Text layer and whatever is laid over the page. */
  children?: ReactNode;
}

/** What is on the sheet of a page: its image, which is asked for again by itself when it does not come. */
export function PageImage(props: PageImageProps) {
  const { size, zoom, isFirst = false, getImageUrl, failureText, retryLabel, retryDelays, onShow, children } = props;
  const { attempt, state, setState, isGivenUp, startAgain } = usePatientImage(retryDelays);
  const imageRef = useEarlyImage(attempt, () => setState('shown'));

  return (
    <Paper aria-busy={(!isGivenUp && state !== 'shown') || undefined}>
      {state !== 'shown' && !isGivenUp ? <Waiting aria-hidden /> : null}
      {state !== 'failed' ? (
        <img
          key={attempt}
          ref={imageRef}
          {...chooseImages(zoom, size.width, getImageUrl)}
          width={Math.round(size.width)}
          height={Math.round(size.height)}
          alt=""
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget }) => {
            setState('shown');
            // Another one may be on its way already.
            if (currentTarget.complete) onShow?.();
          }}
          onError={() => setState('failed')}
        />
      ) : null}
      {isGivenUp ? (
        <Failure role="alert">
          {failureText}
          <Button variant="secondary" size="small" icon={<RotateCcw aria-hidden />} onClick={startAgain}>
            {retryLabel}
          </Button>
        </Failure>
      ) : null}
      {children}
    </Paper>
  );
}
