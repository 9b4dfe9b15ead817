import { useEffect, useState } from 'react';
import { findImageZoom, type Zoom } from './zoom.ts';

/** Milliseconds for which a zoom stays before its images are asked for: a key that is held repeats after 33. */
const rest = 40;

/**
 * The zoom at which images are asked for. By keys, the wheel or two fingers one passes zooms at which nobody reads, and their images would
 * be drawn all the same, before the one that is read.
 */
export function useAskedZoom(zoom: Zoom): Zoom {
  const wanted = findImageZoom(zoom);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted]);
  return asked;
}
