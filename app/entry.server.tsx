import { PassThrough } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { environmentContext, localeContext, nonceContext, zoneContext } from './context.ts';
import { redactPath } from './http/redact-path.ts';
import { GatheringStream } from './http/gathering-stream.ts';
import { catalogues } from './i18n/catalogues.server.ts';
import { Providers } from './providers.tsx';

/** Milliseconds after which data that still streams is given up. */
export const streamTimeout = 8_000;

/** Renders a document as a stream; compressed here, because a compressor outside would hold the stream back. */
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
  headers.append('vary', 'accept-encoding');
  if (isWithoutPage) return new Response(null, { status, headers });

  const locale = context.get(localeContext);
  const nonce = context.get(nonceContext);
  const gzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? createGzip({ level: 5 }) : undefined;
  const output = gzip ?? new PassThrough();
  if (gzip) headers.set('content-encoding', 'gzip');
  const gathered = new GatheringStream(() => gzip?.flush(constants.Z_SYNC_FLUSH));
  const app = (
    <Providers locale={locale} zone={context.get(zoneContext)} nonce={nonce} catalogue={catalogues[locale]}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Providers>
  );

  return new Promise((resolve, reject) => {
    let isStarted = false;
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    output.on('close', () => clearTimeout(timer));
    const start = () => {
      isStarted = true;
      pipe(gathered).pipe(output);
      resolve(new Response(createReadableStreamFromReadable(output), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      ...(isBot ? { onAllReady: start } : { onShellReady: start }),
      onShellError: reject,
      onError(error) {
        // Before the start the shell's error rejects and is logged by the router.
        if (isStarted) handleError(error, { request, context });
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
