import type { HandwritingFace } from './handwriting.ts';
import type { ImageFault } from './judge-image.ts';

/** All words of the signature creator. */
export interface SignatureCreatorLabels {
  /** Name of the three ways together. */
  ways: string;
  draw: string;
  type: string;
  upload: string;
  /** Inside the empty drawing area. */
  drawHere: string;
  /** How else it goes, for people who cannot draw. */
  drawHint: string;
  /** Name of the drawing area with so many strokes in it. */
  drawing: (strokes: number) => string;
  undo: string;
  clear: string;
  /** Label of the text field. */
  text: string;
  face: string;
  /** A word for each face. */
  faces: Readonly<Record<HandwritingFace, string>>;
  dropImage: string;
  browseImage: string;
  /** Formats and the greatest size. */
  imageHint: string;
  /** Alternative text of the chosen image. */
  image: string;
  removeImage: string;
  imageFaults: Readonly<Record<ImageFault, string>>;
}
