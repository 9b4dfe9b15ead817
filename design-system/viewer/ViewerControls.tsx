import { IconButton } from '../components/IconButton.tsx';
import { ChevronDown, ChevronUp, Maximize, ZoomIn, ZoomOut } from '../icons.ts';
import { Controls } from './viewer-style.ts';
import type { PageViewerLabels } from './viewer-types.ts';
import type { Zoom } from './zoom.ts';

export interface ViewerControlsProps {
  /** Number of the page in sight. */
  current: number;
  /** How many pages there are. */
  total: number;
  zoom: Zoom;
  labels: PageViewerLabels;
  onGoTo: (page: number) => void;
  onZoomBy: (direction: 1 | -1) => void;
  onFit: () => void;
}

/** Page number and zoom of a viewer. */
export function ViewerControls({ current, total, zoom, labels, onGoTo, onZoomBy, onFit }: ViewerControlsProps) {
  return (
    <Controls>
      <div>
        <IconButton
          size="small"
          label={labels.previousPage}
          icon={<ChevronUp aria-hidden />}
          disabled={current <= 1}
          onClick={() => onGoTo(current - 1)}
        />
        <IconButton
          size="small"
          label={labels.nextPage}
          icon={<ChevronDown aria-hidden />}
          disabled={current >= total}
          onClick={() => onGoTo(current + 1)}
        />
        <span aria-live="polite">{labels.page(current, total)}</span>
      </div>
      <div>
        <IconButton
          size="small"
          label={labels.zoomOut}
          icon={<ZoomOut aria-hidden />}
          disabled={zoom === 0.5}
          onClick={() => onZoomBy(-1)}
        />
        <output>{zoom === 'fit' ? labels.zoomToFit : labels.zoom(zoom)}</output>
        <IconButton
          size="small"
          label={labels.zoomIn}
          icon={<ZoomIn aria-hidden />}
          disabled={zoom === 3}
          onClick={() => onZoomBy(1)}
        />
        <IconButton
          size="small"
          label={labels.zoomToFit}
          icon={<Maximize aria-hidden />}
          aria-pressed={zoom === 'fit'}
          onClick={onFit}
        />
      </div>
    </Controls>
  );
}
