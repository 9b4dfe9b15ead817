import type { MiddlewareFunction } from 'react-router';
import { environmentContext, framingContext } from '../context.ts';
import { isForFrame } from '../http/is-for-frame.ts';
import { readFrameHost } from '../http/session-cookie.ts';
import { findScreen } from '../screens.ts';

/**
 * The pages to which a visit leads are shown where the visit was. Which site that is, says a cookie that only an embed address sets, and
 * only within that site's frames; the page of the visit itself asks who may show it (view-directly.tsx).
 */
export const admitFrame: MiddlewareFunction<Response> = ({ context, pattern, request }) => {
  if (!isForFrame(request) || !findScreen(pattern)?.isAfterVisit) return;
  const host = readFrameHost(request, context.get(environmentContext));
  if (host !== undefined) context.set(framingContext, [host]);
};
