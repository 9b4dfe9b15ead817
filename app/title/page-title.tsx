import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import { maintenanceMessages } from '../maintenance/messages.ts';
import { findScreen } from '../screens.ts';
import { namePage } from './name-page.ts';

/** Message id of the title: that of the screen that is shown, or of what stands in its place. */
function useTitle(): { id: string | undefined; pattern: string } {
  const error = useRouteError();
  // A screen's route id is its pattern.
  const screen = useMatches()
    .map(({ id }) => findScreen(id))
    .findLast((row) => row !== undefined);
  if (error === undefined || error === null) return { id: screen?.title, pattern: screen?.path ?? '/' };
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return { id: maintenanceMessages[isMissing ? 'notFoundTitle' : 'errorTitle'].id, pattern: '*' };
}

/** The document's title. */
export function PageTitle() {
  const intl = useIntl();
  const { id, pattern } = useTitle();
  return <title>{namePage(id && intl.formatMessage({ id }), pattern)}</title>;
}
