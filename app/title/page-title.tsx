import { useIntl } from 'react-intl';
import { useMatches, useRouteError } from 'react-router';
import { type ErrorKind, judgeError } from '../maintenance/judge-error.ts';
import { maintenanceMessages as messages } from '../maintenance/messages.ts';
import { findScreen } from '../screens.ts';
import { namePage } from './name-page.ts';

const errorTitles: Readonly<Record<ErrorKind, { id: string } | undefined>> = {
  missing: messages.notFoundTitle,
  unreachable: messages.unreachableTitle,
  failed: messages.errorTitle,
  nothing: undefined,
};

/** Message id of the title: that of the screen that is shown, or of what stands in its place. */
function useTitle(): { id: string | undefined; pattern: string } {
  const error = useRouteError();
  // A screen's route id is its pattern.
  const screen = useMatches()
    .map(({ id }) => findScreen(id))
    .findLast((row) => row !== undefined);
  if (error === undefined || error === null) return { id: screen?.title, pattern: screen?.path ?? '/' };
  return { id: errorTitles[judgeError(error)]?.id, pattern: '*' };
}

/** The document's title. */
export function PageTitle() {
  const intl = useIntl();
  const { id, pattern } = useTitle();
  return <title>{namePage(id && intl.formatMessage({ id }), pattern)}</title>;
}
