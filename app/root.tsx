import '@sigillum/design-system/fonts.css';
import 'virtual:styles.css';
import { GlobalStyle } from '@sigillum/design-system';
import { firstFonts } from '@sigillum/design-system/first-fonts.ts';
import type { ReactNode } from 'react';
import {
  data,
  Links,
  type MiddlewareFunction,
  Outlet,
  type RouterContextProvider,
  ScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { dueDialogContext, environmentContext, localeContext, sessionContext, zoneContext } from './context.ts';
import { describeDue } from './access/describe-due.ts';
import { describeHelp, describeHighestQuality, describePart11, describePerson } from './access/session.ts';
import { AppShell } from './layouts/app-shell.tsx';
import type { RootData } from './layouts/root-data.ts';
import { noteEarlyPress } from './forms/note-early-press.ts';
import { forbidEvaluation } from './http/forbid-evaluation.ts';
import { PageScripts } from './layouts/page-scripts.tsx';
import { hideNoteEarly } from './layouts/test-system-choice.ts';
import { nameTheme, readThemeChoice, useThemeChoice } from './layouts/theme-choice.ts';
import { useRoot } from './layouts/use-root.ts';
import { clearFlash, type Flash, readFlash } from './http/flash.ts';
import { isFramed, nameOwner, readFrameHost } from './http/session-cookie.ts';
import { catalogues } from './i18n/catalogues.server.ts';
import { languageTags } from './i18n/locales.ts';
import { makeIntl } from './i18n/make-intl.ts';
import { admitFrame } from './middleware/admit-frame.ts';
import { followRedirects } from './middleware/follow-redirects.ts';
import { gateMaintenance, passesMaintenance } from './middleware/gate-maintenance.ts';
import { keepUnsent } from './middleware/keep-unsent.ts';
import { loadSession } from './middleware/load-session.ts';
import { requireAccess } from './middleware/require-access.ts';
import { resolveLocale } from './middleware/resolve-locale.ts';
import { settleAccount } from './middleware/settle-account.ts';
import { collectEarly } from './platform/reporting/collect-early.ts';
import { loadTour } from './platform/tour/load-tour.ts';
import { useDocument } from './providers.tsx';
import { PageTitle } from './title/page-title.tsx';

export { ErrorBoundary } from './maintenance/error-boundary.tsx';

/** A request's life, in seven verbs. */
export const middleware: MiddlewareFunction<Response>[] = [
  followRedirects,
  admitFrame,
  loadSession,
  resolveLocale,
  gateMaintenance,
  requireAccess,
  settleAccount,
];

/** What the browser does around each call of a page. */
export const clientMiddleware = [keepUnsent];

function formatFlash({ id, values }: Flash, context: Readonly<RouterContextProvider>): string {
  const locale = context.get(localeContext);
  return makeIntl(locale, context.get(zoneContext), catalogues[locale]).formatMessage({ id }, values);
}

/** What every page knows. The token and the secret of a visit never leave the server. */
export async function loader(route: Route.LoaderArgs) {
  const { context, request } = route;
  const session = context.get(sessionContext);
  const environment = context.get(environmentContext);
  const flash = readFlash(request, environment);
  return data(
    {
      person: describePerson(session),
      highestQuality: describeHighestQuality(session),
      part11: describePart11(session),
      help: describeHelp(session),
      owner: await nameOwner(session),
      visitId: session.kind === 'visit' ? session.requestId : undefined,
      host: readFrameHost(request, environment),
      isFramed: isFramed(request, environment),
      locale: context.get(localeContext),
      build: environment.build,
      region: environment.region,
      isTestSystem: environment.isTestSystem,
      localTrust: await environment.readLocalTrust(),
      demonstrated: await environment.listDemonstrated(),
      hasOutbox: environment.hasOutbox,
      hasContactForm: environment.contactForm !== undefined,
      hasSmsOutbox: environment.hasSmsOutbox,
      paysInPage: environment.paymentScript !== null,
      notice: environment.readMaintenance(),
      isStaff: passesMaintenance(session, environment),
      flash: flash && { message: formatFlash(flash, context), tone: flash.tone },
      due: describeDue(context.get(dueDialogContext), session),
      theme: readThemeChoice(request.headers.get('cookie') ?? ''),
      tour: await loadTour(route),
      reporting: environment.reporting,
    } satisfies RootData,
    flash ? { headers: { 'set-cookie': clearFlash(environment) } } : {},
  );
}

/** How long to wait, where a loader that failed knows; the browser and bots obey it. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : {};
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, zone, nonce, texts, screen } = useDocument();
  const root = useRoot();
  const theme = nameTheme(useThemeChoice(root.theme));
  return (
    <html
      lang={languageTags[locale]}
      data-zone={zone}
      data-theme={theme}
      data-texts={texts}
      data-screen={screen}
      data-owner={root.owner}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before any style has come, the ground is already light or dark. */}
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <meta property="csp-nonce" content={nonce} suppressHydrationWarning />
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        <PageTitle />
        <Links />
        {firstFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: forbidEvaluation }} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noteEarlyPress }} />
        {root.reporting && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: collectEarly }} />
        )}
        {root.isTestSystem && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideNoteEarly }} />
        )}
      </head>
      <body>
        <GlobalStyle />
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { locale } = useDocument();
  return (
    <AppShell root={loaderData} documentLocale={locale}>
      <Outlet />
    </AppShell>
  );
}
