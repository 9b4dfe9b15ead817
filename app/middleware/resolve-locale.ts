import type { MiddlewareFunction } from 'react-router';
import { environmentContext, localeContext, sessionContext, zoneContext } from '../context.ts';
import { isSecure } from '../environment.ts';
import { readCookie, withCookie } from '../http/cookies.ts';
import { isFramed } from '../http/session-cookie.ts';
import { chooseLocale } from '../i18n/choose-locale.ts';
import { writeLocale } from '../i18n/locale-cookie.ts';
import { findLocale } from '../i18n/locales.ts';
import { isZone } from '../i18n/zone.ts';
import { findScreen } from '../screens.ts';

type Call = Pick<Parameters<MiddlewareFunction<Response>>[0], 'request' | 'context' | 'pattern' | 'url'>;

/** Speaks the language of whoever asks, as far as that is known: what load-session refuses is told in it, too. */
export function speakLocale({ request, context, pattern, url }: Call) {
  const session = context.get(sessionContext);
  const { roles = 'all', isAfterVisit = false } = findScreen(pattern) ?? findScreen('*') ?? {};
  const isNobody = session.kind === 'nobody';
  const isDirect = session.kind === 'visit' || (isNobody && roles !== 'all' && roles.includes('nas'));
  const query = url.searchParams.get('lang');
  const place = { isSecure: isSecure(context.get(environmentContext)) };
  const cookie = readCookie(request, 'locale', place);
  const locale = chooseLocale({
    query,
    account: session.kind === 'account' ? session.user.lang : undefined,
    cookie,
    acceptLanguage: request.headers.get('accept-language'),
    isDirect,
    isAfterVisit: isNobody && isAfterVisit,
  });
  context.set(localeContext, locale);
  return { locale, query, cookie, place };
}

/** Decides language and time zone; a language in the address is remembered for the pages that follow. */
export const resolveLocale: MiddlewareFunction<Response> = async (call, next) => {
  const { locale, query, cookie, place } = speakLocale(call);
  const zone = readCookie(call.request, 'zone', place);
  if (zone && isZone(zone)) call.context.set(zoneContext, zone);
  const response = await next();
  const environment = call.context.get(environmentContext);
  const isChosen = findLocale(query) === locale && cookie !== locale;
  return isChosen
    ? withCookie(response, writeLocale(locale, { ...place, isFramed: isFramed(call.request, environment) }))
    : response;
};
