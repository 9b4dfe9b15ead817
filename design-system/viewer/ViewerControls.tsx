import { IconButton } from '../components/IconButton.tsx';
import { ChevronDown, ChevronUp, Maximize, MoveHorizontal, ZoomIn, ZoomOut } from '../icons.ts';
import type { ViewerCommand } from './read-viewer-key.ts';
import { Controls } from './viewer-style.ts';
import type { PageViewerLabels } from './viewer-types.ts';
import { zoomEnds } from './zoom.ts';
import type { Zoom } from './zoom.ts';

export interface ViewerControlsProps {
  /** Number of the page in sight. */
  current: number;
  /** How many pages there are. */
  total: number;
  zoom: Zoom;
  labels: PageViewerLabels;
  acts: Readonly<Record<ViewerCommand, () => void>>;
}

/** Page number and zoom of a viewer. */
export function ViewerControls({ current, total, zoom, labels, acts }: ViewerControlsProps) {
  return (
    <Controls>
      <div>
        <IconButton
          size="small"
          label={labels.previousPage}
          icon={<ChevronUp aria-hidden />}
          disabled={current <= 1}
          onClick={acts.previous}
        />
        <IconButton
          size="small"
          label={labels.nextPage}
          icon={<ChevronDown aria-hidden />}
          disabled={current >= total}
          onClick={acts.next}
        />
        <span aria-live="polite">{labels.page(current, total)}</span>
      </div>
      <div>
        <IconButton
          size="small"
          label={labels.zoomOut}
          icon={<ZoomOut aria-hidden />}
          disabled={zoom === zoomEnds.least}
          onClick={acts.zoomOut}
        />
        <output>{describeZoom(zoom, labels)}</output>
        <IconButton
          size="small"
          label={labels.zoomIn}
          icon={<ZoomIn aria-hidden />}
          disabled={zoom === zoomEnds.greatest}
          onClick={acts.zoomIn}
        />
        <IconButton
          size="small"
          label={labels.zoomToFit}
          icon={<MoveHorizontal aria-hidden />}
          aria-pressed={zoom === 'fit'}
          onClick={acts.fitWidth}
        />
        {labels.zoomToPage === undefined ? null : (
          <IconButton
            size="small"
            label={labels.zoomToPage}
            icon={<Maximize aria-hidden />}
            aria-pressed={zoom === 'page'}
            onClick={acts.fitPage}
          />
        )}
      </div>
    </Controls>
  );
}

function describeZoom(zoom: Zoom, labels: PageViewerLabels): string {
  if (typeof zoom === 'number') return labels.zoom(zoom);
  return zoom === 'page' && labels.zoomToPage !== undefined ? labels.zoomToPage : labels.zoomToFit;
}
