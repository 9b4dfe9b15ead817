import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { escapeHtml } from '@sigillum/server/process/escape-html.ts';

/** A site of somebody else, which shows the signing page in its own by `<sigillum-sign>`, and writes down all that it is told. */
export interface Portal {
  origin: string;
  /** The page that shows `src`. */
  writePage: (src: string) => string;
  /** A page that shows another page, whatever it is, in a frame. */
  writeAround: (page: string) => string;
  close: () => Promise<void>;
}

/** The product of journeys is on localhost: for browsers 127.0.0.1 is another site, and a cookie of the one a foreign one to the other. */
export async function openPortal(product: string, host = '127.0.0.1'): Promise<Portal> {
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://portal');
    const src = escapeHtml(url.searchParams.get('src') ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname === '/around')
      return response.end(`<!doctype html><title>Around</title><iframe title="Portal" src="${src}"></iframe>`);
    return response.end(`<!doctype html><html lang="en"><title>Portal</title><main><h1>Your lease</h1>
<sigillum-sign title="Sign your lease" src="${src}"></sigillum-sign>
<ol id="told"></ol><output id="size"></output></main>
<script type="module" src="${product}/sigillum-sign.js"></script>
<script>
  document.querySelector('sigillum-sign').addEventListener('size', ({ detail }) => (document.querySelector('#size').value = detail.height));
  for (const type of ['ready', 'signed', 'declined', 'failed', 'closed'])
    document.querySelector('sigillum-sign').addEventListener(type, ({ detail }) => {
      document.querySelector('#told').append(Object.assign(document.createElement('li'), { textContent: [type, detail.reason].filter(Boolean).join(' ') }));
    });
</script>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, src: string) => `${origin}${path}?src=${encodeURIComponent(src)}`;
  return {
    origin,
    writePage: (src) => ask('/', src),
    writeAround: (page) => ask('/around', page),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The signing page within that site's. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Sign your lease"]');

/** What the site has been told, in its order. */
export const listTold = (page: Page): Promise<string[]> => page.locator('#told li').allTextContents();
