import { redirect, type MiddlewareFunction } from 'react-router';
import { redirects } from '../redirects.ts';

/** Sends moved addresses on, with their query. Knows static rows only. */
export const followRedirects: MiddlewareFunction<Response> = ({ url }) => {
  const row = redirects.find(({ from }) => from === url.pathname);
  if (row) throw redirect(row.to + url.search, 301);
};
