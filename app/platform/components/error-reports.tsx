import { useEffect } from 'react';
import type { Reporting } from '../../environment.ts';
import { openReports } from '../reporting/open-reports.ts';

let isOpen = false;

/** Reports errors from when the page lives, for as long as the document does. */
export function ErrorReports({ reporting, isVisit }: { reporting: Reporting; isVisit: boolean }) {
  useEffect(() => {
    if (isOpen) return;
    isOpen = true;
    void openReports(reporting, isVisit);
  }, [reporting, isVisit]);
  return null;
}
