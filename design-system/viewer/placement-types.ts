import type { ReactNode } from 'react';
import type { Box, Size } from './box.ts';

/** Something placed on a page. */
export interface Placement extends Box {
  id: string;
  /** Name for screen readers, for example whose signature it is and on which page. */
  label: string;
  /** Whose it is, as a number from 0: six colours take turns. Without it all boxes have the colour of the seal. */
  tone?: number;
  /** What is drawn inside. */
  content?: ReactNode;
  /** Shown, but neither moved nor removed. */
  isLocked?: boolean;
}

export interface PlacementLayerProps {
  /** Size of the page as displayed, in PDF points, and its number from 1 where boxes may go to other pages. */
  page: Size & { number?: number };
  placements: readonly Placement[];
  /** Called with the new box in points when a drag ends and at each key press. */
  onChange: (id: string, box: Box) => void;
  /** Called with the number of the page that a box was dragged to, or sent to by PageUp or PageDown; without it boxes stay on theirs. */
  onMoveToPage?: (id: string, page: number, box: Box) => void;
  onRemove?: (id: string) => void;
  /** How the keys work; tied to every box as its description. */
  instructions: string;
  removeLabel: (label: string) => string;
  /** Where a box is now, in words; announced after each change. `isAligned`: it lies along the page's or another box's lines. */
  positionText?: (box: Box, at: { page: number | undefined; isAligned: boolean }) => string;
  /** Least size of a box in points; default 40 × 20. */
  leastSize?: Size;
}
