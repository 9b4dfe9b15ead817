import { useIntl } from 'react-intl';
import { useMatches } from 'react-router';
import { findScreen } from '../screens.ts';
import { namePage } from './name-page.ts';

/** The document's title, from the row of the screen that is shown. */
export function PageTitle() {
  const intl = useIntl();
  // A screen's route id is its pattern.
  const screen = useMatches().map(({ id }) => findScreen(id)).findLast((row) => row !== undefined);
  const title = screen?.title && intl.formatMessage({ id: screen.title });
  return <title>{namePage(title, screen?.path ?? '/')}</title>;
}
