import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRoot } from '../../layouts/use-root.ts';
import { useDocument } from '../../providers.tsx';
import { useTakeOnTheWay } from '../build-watch.tsx';
import { hasUnsaved } from '../find-unsaved.ts';
import type { Tour } from '../tour/describe-tour.ts';
import { type OpenTour, openTour } from '../tour/open-tour.ts';

export interface ProductTourProps {
  tour: Tour;
  /** Whether the document was made with a tour, so that its policy lets the script in. */
  isLetIn: boolean;
  /** For whom the document was made. */
  personId: string | undefined;
}

/** The product tour, for as long as its condition holds. */
export function ProductTour({ tour, isLetIn, personId }: ProductTourProps) {
  const { nonce } = useDocument();
  const { pathname } = useLocation();
  const { person } = useRoot();
  const openRef = useRef<OpenTour>(undefined);
  const told = JSON.stringify(tour);
  useEffect(() => {
    if (!isLetIn) return;
    const open = openTour(window, { ...(JSON.parse(told) as Tour), nonce });
    openRef.current = open;
    return () => open.close();
  }, [isLetIn, told, nonce]);
  useEffect(() => openRef.current?.follow(), [pathname]);

  // Whoever has just logged in is at the beginning; everybody else takes the tour along on the way to another page.
  const isArriving = !isLetIn && person?.id !== personId;
  useEffect(() => {
    if (isArriving && !hasUnsaved(window)) window.location.reload();
  }, [isArriving]);
  useTakeOnTheWay(!isLetIn);
  return null;
}
