import { HtmlKeeperContext } from '@sigillum/design-system/support/Kept.tsx';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server.bun';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { environmentContext, localeContext, nonceContext, zoneContext } from './context.ts';
import { redactPath } from './http/redact-path.ts';
import { GatheringStream } from './http/gathering-stream.ts';
import { PageKeeper } from './http/keep-html.ts';
import { listScripts } from './http/list-scripts.ts';
import { narrowRoutes } from './http/narrow-routes.ts';
import { answerPage, WholePage } from './http/whole-page.ts';
import { catalogues } from './i18n/catalogues.server.ts';
import { nameTextSet } from './i18n/name-text-set.ts';
import textsAddress from './i18n/texts-address.ts';
import { Providers } from './providers.tsx';

/** Milliseconds after which data that still streams is given up. */
export const streamTimeout = 8_000;

/** Turns of the event loop after which a page goes out with what there is: data that are there already come within them. */
const turns = 4;

/** What of a stream React needs, which hands its pieces over as text. */
interface TextTaker {
  write(piece: string): boolean;
  end(): void;
  on(name: string, listener: () => void): unknown;
}

const takeText = (taker: TextTaker) => taker as NodeJS.WritableStream;

/** Renders a document: as a whole where nothing is awaited, and else as a stream. What it is compressed by, the server says. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const isBot = isbot(request.headers.get('user-agent'));
  // Bots that meet an error get its status alone (specification, section 2); the log tells of every request and of every failure.
  const isWithoutPage = request.method === 'HEAD' || (isBot && status >= 400);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (isWithoutPage) return new Response(null, { status, headers });

  const locale = context.get(localeContext);
  const nonce = context.get(nonceContext);
  const { manifest, staticHandlerContext } = routerContext;
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const screen = matched.at(-1);
  const texts = textsAddress && `${textsAddress}/${locale}`;
  const sets = texts ? ['root', screen ?? []].flat().map((id) => `${texts}/${nameTextSet(id)}.json`) : [];
  const document = {
    locale,
    zone: context.get(zoneContext),
    nonce,
    ...(texts && { texts, screen }),
    scripts: [...sets, ...listScripts(manifest, matched)],
  };
  const keeper = new PageKeeper();
  const take = (html: string) => keeper.take(html);
  const app = (
    <HtmlKeeperContext value={keeper}>
      <Providers {...document} catalogue={catalogues[locale]}>
        <ServerRouter context={narrowRoutes(routerContext)} url={request.url} nonce={nonce} />
      </Providers>
    </HtmlKeeperContext>
  );

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    let isStarted = false;
    let isLeft = false;
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    const answerWhole = () => {
      if (isStarted) return;
      isStarted = true;
      clearTimeout(timer);
      pipe(takeText(new WholePage((page) => resolve(answerPage(page, { status, headers })), reject, take)));
    };
    const answerStream = () => {
      if (isStarted) return;
      isStarted = true;
      const gathered = new GatheringStream(take);
      gathered.on('close', () => {
        clearTimeout(timer);
        isLeft = !gathered.readableEnded;
      });
      pipe(takeText(gathered));
      resolve(new Response(createReadableStreamFromReadable(gathered), { status, headers }));
    };
    const waitTurns = (left: number) =>
      void (left > 0 ? setTimeout(() => !isStarted && waitTurns(left - 1)) : answerStream());
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      onShellReady() {
        isShellReady = true;
        if (!isBot) waitTurns(turns);
      },
      onAllReady: answerWhole,
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        // The shell's own error rejects, and is logged by the router. Whoever leaves while a page streams is everyday life, too.
        if (isShellReady && !isLeft) handleError(error, { request, context });
      },
    });
  });
}

/** What no screen expected. Aborted requests and answers below 500 are everyday life. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { reportError } = context.get(environmentContext);
  reportError('page failed', { path: redactPath(new URL(request.url).pathname), error });
}
