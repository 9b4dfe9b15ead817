import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { redirectDocument } from 'react-router';
import type { Route } from './+types/change-locale.ts';
import { environmentContext, sessionContext } from '../context.ts';
import { isSecure } from '../environment.ts';
import { send } from '../http/api.ts';
import { isFramed } from '../http/session-cookie.ts';
import { readTarget } from '../http/login-target.ts';
import { writeLocale } from './locale-cookie.ts';
import { accountLocales, defaultLocale, findLocale, toLanguage } from './locales.ts';
import { readForm } from '../forms/read-form.ts';

/** Remembers the language that was picked, in the browser and in the account, and shows the page anew. */
export async function action(route: Route.ActionArgs) {
  const form = await readForm(route.request);
  const locale = findLocale(String(form.get('lang')), accountLocales) ?? defaultLocale;
  if (route.context.get(sessionContext).kind === 'account')
    await send(route, updateUser, { body: { lang: toLanguage(locale) } });
  const target = new URL(route.url);
  target.searchParams.set('next', String(form.get('next') ?? '/'));
  const environment = route.context.get(environmentContext);
  const place = { isSecure: isSecure(environment), isFramed: isFramed(route.request, environment) };
  const cookie = writeLocale(locale, place);
  return redirectDocument(readTarget(target), { headers: { 'set-cookie': cookie } });
}
