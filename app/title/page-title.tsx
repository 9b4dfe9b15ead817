import { useIntl } from 'react-intl';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { layoutsMessages } from '../layouts/messages.ts';
import { type ErrorKind, judgeError } from '../maintenance/judge-error.ts';
import { maintenanceMessages as messages } from '../maintenance/messages.ts';
import { findScreen } from '../screens.ts';
import { namePage } from './name-page.ts';

const errorTitles: Readonly<Record<ErrorKind, { id: string } | undefined>> = {
  missing: messages.notFoundTitle,
  'broken-link': messages.brokenLinkTitle,
  unreachable: messages.unreachableTitle,
  'too-slow': messages.tooSlowTitle,
  failed: messages.errorTitle,
  nothing: undefined,
};

interface Title {
  /** Of its message. */
  id: string | undefined;
  pattern: string;
  subject?: string | undefined;
}

/** What a screen's loader names as `subject`: that which this page shows and the next one of its kind does not. */
function readSubject(loaderData: unknown): string | undefined {
  const { subject } = (loaderData ?? {}) as { subject?: unknown };
  return typeof subject === 'string' ? subject : undefined;
}

/** The title of the screen that is shown, or of what stands in its place. */
function useTitle(): Title {
  const error = useRouteError();
  const { pathname } = useLocation();
  // A screen's route id is its pattern.
  const match = useMatches().findLast(({ id }) => findScreen(id) !== undefined);
  const screen = match && findScreen(match.id);
  if (error === undefined || error === null)
    return { id: screen?.title, pattern: screen?.path ?? '/', subject: readSubject(match?.loaderData) };
  return { id: errorTitles[judgeError(error, pathname)]?.id, pattern: '*' };
}

/** The document's title, and what search engines show below it. */
export function PageTitle() {
  const intl = useIntl();
  const { id, pattern, subject } = useTitle();
  return (
    <>
      <title>{namePage(id && intl.formatMessage({ id }), pattern, subject)}</title>
      <meta name="description" content={intl.formatMessage(layoutsMessages.pageDescription)} />
    </>
  );
}
