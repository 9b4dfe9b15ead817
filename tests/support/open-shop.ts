import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What somebody who came from our page brought along. */
export interface Visit {
  path: string;
  referer: string | undefined;
}

/** The site of a program that sends people here and takes them back: it notes who comes. */
export async function openShop() {
  const visits: Visit[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    visits.push({ path: url, referer: headers.referer });
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title><h1>Shop</h1>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    visits,
    /** The address of the page of a request, with where it leads when it is over. */
    writeLink(link: string, query: Record<string, string> = {}) {
      const address = new URL(link);
      const exits = {
        exitURL: `http://${host}/signed?order=7`,
        declineurl: `http://${host}/declined`,
        errorUrl: `http://${host}/failed`,
      };
      for (const [name, value] of Object.entries({ ...exits, ...query })) address.searchParams.set(name, value);
      return address.href;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
