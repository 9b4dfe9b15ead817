import { RouterContextProvider, type MiddlewareFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { apiContext, environmentContext, localeContext, sessionContext, zoneContext } from '../context.ts';
import type { Notice } from '@sigillum/api-contracts/maintenance/schemas.ts';
import type { Environment } from '../environment.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { Session } from '../access/session.ts';
import { nameOwner } from '../http/session-cookie.ts';
import { followRedirects } from './follow-redirects.ts';
import { gateMaintenance } from './gate-maintenance.ts';
import { loadSession } from './load-session.ts';
import { requireAccess } from './require-access.ts';
import { resolveLocale } from './resolve-locale.ts';

interface Visit {
  path: string;
  pattern?: string;
  params?: Record<string, string>;
  cookie?: string;
  acceptLanguage?: string;
  session?: Session;
  notice?: Notice;
  method?: string;
  /** The address that the router asks under; default that of the page. */
  asked?: string;
  /** For whom the page was made that asks. */
  owner?: string;
  /** The API's answer to GET /v1/user: a status and a key, or an account. */
  api?: { status: number; key: string } | { user: object };
}

/** Runs one middleware as the router does; answers its response, what it threw, and the context it left behind. */
async function run(middleware: MiddlewareFunction<Response>, visit: Visit) {
  const context = new RouterContextProvider();
  const environment: Environment = {
    publicUrl: 'https://sign.example.ch',
    isTestSystem: true,
    readLocalTrust: async () => 'all',
    hasOutbox: true,
    hasSmsOutbox: true,
    listQualities: async () => ({ ZERTES: ['SES'], EIDAS: ['SES'] }),
    listDemonstrated: async () => [],
    build: undefined,
    region: 'CH',
    contactForm: undefined,
    trialDays: 14,
    isStaff: (email) => email.endsWith('@sigillum.example'),
    paymentScript: null,
    tour: undefined,
    reporting: undefined,
    hasEid: false,
    hasReferral: false,
    readMaintenance: () => visit.notice,
    reportError: () => undefined,
  };
  context.set(environmentContext, environment);
  const problem = { type: 'x', method: 'GET', path: '/v1/user', message: 'No.', ...visit.api };
  const { api = { status: 500 } } = visit;
  context.set(apiContext, async () =>
    'user' in api ? Response.json(api.user) : Response.json(problem, { status: api.status }),
  );
  if (visit.session) context.set(sessionContext, visit.session);
  const url = new URL(visit.path, 'https://sign.example.ch');
  const headers = {
    cookie: visit.cookie ?? '',
    'accept-language': visit.acceptLanguage ?? '',
    ...(visit.owner && { 'x-page-owner': visit.owner }),
  };
  const args = {
    request: new Request(new URL(visit.asked ?? visit.path, url), { headers, method: visit.method ?? 'GET' }),
    url,
    context,
    pattern: visit.pattern ?? url.pathname,
    params: visit.params ?? {},
  };
  let isPassed = false;
  const next = async () => {
    isPassed = true;
    return new Response('page');
  };
  const outcome = await (async () => middleware(args as never, next))().then(
    (response) => ({ response: response ?? undefined }),
    (thrown: unknown) => ({ response: thrown instanceof Response ? thrown : undefined, thrown }),
  );
  return { ...outcome, isPassed, context, cookies: outcome.response?.headers.getSetCookie() ?? [] };
}

type Outcome = Awaited<ReturnType<typeof run>> & { thrown?: unknown };

const account = (email = 'anna@example.ch'): Session => ({
  kind: 'account',
  token: 't',
  user: { email, emailVerified: true, roles: ['user'], lang: 'fr' } as never,
});

describe('followRedirects', () => {
  it('sends a moved address on with its query', async () => {
    const { response } = await run(followRedirects, { path: '/business/members/activity?page=2' });
    expect([response?.status, response?.headers.get('location')]).toEqual([301, '/business/activity?page=2']);
  });
});

describe('loadSession', () => {
  it('lets the link of a visit win over a logged-in person and remembers the visit below its address', async () => {
    const { context, cookies } = await run(loadSession, {
      path: '/view/7d1/secret',
      pattern: '/view/:id/:userid',
      params: { id: '7d1', userid: 'secret' },
      cookie: '__Host-sigillum_session=token',
    });
    expect(context.get(sessionContext)).toEqual({ kind: 'visit', requestId: '7d1', userid: 'secret' });
    expect(cookies).toEqual(['__Secure-sigillum_visit=secret; Path=/view/7d1; HttpOnly; Secure; SameSite=Lax']);
  });

  it('remembers the visit of an identification for its pages, too, which say no secret', async () => {
    const start = '/direct-sign/identification/:id/:userid';
    const { cookies } = await run(loadSession, {
      path: '/direct-sign/identification/7d1/secret',
      pattern: start,
      params: { id: '7d1', userid: 'secret' },
    });
    expect(cookies).toEqual([
      '__Secure-sigillum_visit=secret; Path=/view/7d1; HttpOnly; Secure; SameSite=Lax',
      '__Secure-sigillum_visit=7d1%3Asecret; Path=/direct-sign/identification; HttpOnly; Secure; SameSite=Lax',
    ]);
    const requestId = '7d1c2b3a-5f6e-4d7c-8b9a-0a1b2c3d4e5f';
    const cookie = `__Secure-sigillum_visit=8e2%3Aother%20${requestId}%3Asecret`;
    const pattern = '/direct-sign/identification/eidas/video';
    const open = async (path: string) =>
      (await run(loadSession, { path, pattern, cookie })).context.get(sessionContext);
    expect(await open(`${pattern}?request=${requestId}`)).toEqual({ kind: 'visit', requestId, userid: 'secret' });
    expect(await open(`${pattern}?code=1&state=${requestId}.print`)).toMatchObject({ requestId });
    expect(await open(pattern)).toEqual({ kind: 'visit', requestId: '8e2', userid: 'other' });
    const outcome = await run(loadSession, { path: `${pattern}?request=9f3`, pattern, cookie });
    expect('thrown' in outcome && outcome.thrown).toMatchObject({ init: { status: 404 } });
  });

  it('knows each page of two people who are identified for one request in one browser', async () => {
    const pattern = '/direct-sign/identification/eidas/video';
    const requestId = '7d1c2b3a-5f6e-4d7c-8b9a-0a1b2c3d4e5f';
    const cookie = `__Secure-sigillum_visit=${requestId}%3Abeat%20${requestId}%3Aanna`;
    for (const userid of ['anna', 'beat']) {
      const owner = (await nameOwner({ kind: 'visit', requestId: '7d1', userid }))!;
      const open = async (page: { path: string; owner?: string }) =>
        (await run(loadSession, { pattern, cookie, ...page })).context.get(sessionContext);
      expect(await open({ path: `${pattern}?request=${requestId}`, owner })).toMatchObject({ userid });
      // A page that is loaded anew, and one to which whoever identifies leads back, have their address alone.
      expect(await open({ path: `${pattern}?request=${requestId}&visit=${owner}` })).toMatchObject({ userid });
      expect(await open({ path: `${pattern}?code=1&state=${requestId}.${owner}.print` })).toMatchObject({ userid });
    }
  });

  it('leads back to a device that was handed over, where the address names the signer’s own link', async () => {
    const pattern = '/direct-sign/identification/eidas/video';
    const visit = await nameOwner({ kind: 'visit', requestId: '7d1', userid: 'mailed' });
    const open = (userid: string) =>
      run(loadSession, {
        path: `${pattern}?request=7d1&visit=${visit}`,
        pattern,
        cookie: `__Secure-sigillum_visit=7d1%3A${userid}`,
      });
    expect((await open('ho-anna')).context.get(sessionContext)).toMatchObject({ userid: 'ho-anna' });
    expect(await open('beat')).toMatchObject({ thrown: { init: { status: 404 } } });
  });

  it('does nothing under the name of who has logged in in another tab, and shows it in a document of its own', async () => {
    const page = { path: '/profile', cookie: '__Host-sigillum_session=t', api: { user: userExample } };
    const owner = '0197a8a0-0000-7000-8000-000000000001';
    const [sent, asked] = [
      await run(loadSession, { ...page, owner, method: 'POST' }),
      await run(loadSession, { ...page, owner }),
    ];
    expect(sent.isPassed || asked.isPassed).toBe(false);
    expect(sent.response?.headers.get('location')).toBe('/login?next=%2Fprofile');
    // Whoever is logged in now stays so.
    expect(sent.cookies).toEqual([]);
    expect(asked.response?.headers.get('location')).toBe('/profile');
    expect(asked.response?.headers.get('x-remix-reload-document')).toBe('true');
    for (const own of [userExample.id, 'visit-k3f', undefined])
      expect((await run(loadSession, { ...page, ...(own && { owner: own }), method: 'POST' })).isPassed).toBe(true);
  });

  it('speaks the language of the browser where it refuses', async () => {
    const pattern = '/direct-sign/identification/eidas';
    const { context, thrown } = (await run(loadSession, { path: pattern, pattern, acceptLanguage: 'it' })) as Outcome;
    expect([thrown, context.get(localeContext)]).toMatchObject([{ init: { status: 404 } }, 'it']);
    const away = { path: '/dashboard', cookie: '__Host-sigillum_session=t', acceptLanguage: 'de-CH' };
    const refused = await run(loadSession, { ...away, api: { status: 503, key: 'error.unavailable' } });
    expect(refused.context.get(localeContext)).toBe('de-ch');
  });

  it('is nobody without a cookie, and does not ask the API', async () => {
    const { context, isPassed } = await run(loadSession, { path: '/sorry' });
    expect([context.get(sessionContext).kind, isPassed]).toEqual(['nobody', true]);
  });

  it('clears a token that the API no longer knows and leaves open pages open', async () => {
    const { isPassed, cookies } = await run(loadSession, {
      path: '/sorry',
      cookie: '__Host-sigillum_session=old',
      api: { status: 401, key: 'error.auth.token_expired' },
    });
    expect(isPassed).toBe(true);
    expect(cookies).toEqual(['__Host-sigillum_session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax']);
  });

  it('opens /sorry also when the API cannot tell who asks', async () => {
    const { isPassed } = await run(loadSession, {
      path: '/sorry',
      cookie: '__Host-sigillum_session=t',
      api: { status: 500, key: 'error.internal' },
    });
    expect(isPassed).toBe(true);
  });
});

describe('resolveLocale', () => {
  it('remembers a language from the address for the pages that follow', async () => {
    const { context, cookies } = await run(resolveLocale, { path: '/sorry?lang=de' });
    expect(context.get(localeContext)).toBe('de-ch');
    expect(cookies).toEqual(['__Host-locale=de-ch; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax']);
  });

  it('sets no cookie when nothing was chosen or nothing changed', async () => {
    expect((await run(resolveLocale, { path: '/sorry', acceptLanguage: 'fr' })).cookies).toEqual([]);
    expect((await run(resolveLocale, { path: '/sorry?lang=de', cookie: '__Host-locale=de-ch' })).cookies).toEqual([]);
  });

  it('speaks the account’s language, and Italian only to visitors', async () => {
    expect((await run(resolveLocale, { path: '/sorry', session: account() })).context.get(localeContext)).toBe('fr-ch');
    expect((await run(resolveLocale, { path: '/sorry?lang=it', session: account() })).context.get(localeContext)).toBe(
      'fr-ch',
    );
    for (const path of ['/verify?lang=it', '/signup/mail-sent?lang=it', '/expired?lang=it', '/login?lang=it'])
      expect((await run(resolveLocale, { path, pattern: path.split('?')[0]! })).context.get(localeContext)).toBe(
        'en-gb',
      );
    expect(
      (await run(resolveLocale, { path: '/expired', cookie: '__Host-locale=it' })).context.get(localeContext),
    ).toBe('it');
    const visit: Session = { kind: 'visit', requestId: 'r', userid: 's' };
    expect((await run(resolveLocale, { path: '/view/r/s?lang=it', session: visit })).context.get(localeContext)).toBe(
      'it',
    );
  });

  it('takes the zone of the browser’s cookie when it is one', async () => {
    expect((await run(resolveLocale, { path: '/', cookie: '__Host-zone=Asia%2FTokyo' })).context.get(zoneContext)).toBe(
      'Asia/Tokyo',
    );
    expect((await run(resolveLocale, { path: '/', cookie: '__Host-zone=Nowhere' })).context.get(zoneContext)).toBe(
      'Europe/Zurich',
    );
  });
});

describe('gateMaintenance', () => {
  const notice: Notice = { url: 'https://status.example.ch', isBlocking: true, status: 'in_progress' };

  it('sends everybody to /maintenance while a notice blocks, and remembers where they wanted to go', async () => {
    const visit = { path: '/dashboard?tab=drafts', notice, session: account() };
    expect((await run(gateMaintenance, visit)).response?.headers.get('location')).toBe(
      '/maintenance?next=%2Fdashboard%3Ftab%3Ddrafts',
    );
  });

  it('lets an open page of a signature go on, and nobody begin a new one', async () => {
    const page = { path: '/view/7d1', pattern: '/view/:srid', notice, session: account() };
    expect((await run(gateMaintenance, page)).response?.headers.get('location')).toBe(
      '/maintenance?next=%2Fview%2F7d1',
    );
    expect((await run(gateMaintenance, { ...page, asked: '/view/7d1.data' })).response).toBeUndefined();
    expect((await run(gateMaintenance, { ...page, method: 'POST' })).response).toBeUndefined();
    const back = { path: '/mab/redirect?code=1', pattern: '/mab/redirect', notice, session: account() };
    expect((await run(gateMaintenance, back)).response).toBeUndefined();
    const other = { path: '/profile', asked: '/profile.data', notice, session: account() };
    expect((await run(gateMaintenance, other)).response?.headers.get('location')).toBe('/maintenance?next=%2Fprofile');
  });

  it('takes nobody for staff whose address is not confirmed', async () => {
    const session = account('eve@sigillum.example') as { kind: 'account'; token: string; user: object };
    const pretender = { ...session, user: { ...session.user, emailVerified: false } } as Session;
    expect((await run(gateMaintenance, { path: '/upload', notice, session: pretender })).response?.status).toBe(302);
  });

  it('lets staff through, and everybody see the notice', async () => {
    expect(
      (await run(gateMaintenance, { path: '/upload', notice, session: account('eve@sigillum.example') })).response,
    ).toBeUndefined();
    expect((await run(gateMaintenance, { path: '/maintenance', notice })).response).toBeUndefined();
  });

  it('does nothing while a notice does not block', async () => {
    expect(
      (await run(gateMaintenance, { path: '/upload', notice: { ...notice, isBlocking: false } })).response,
    ).toBeUndefined();
  });
});

describe('requireAccess', () => {
  it('lets everybody see pages for all, and unknown addresses', async () => {
    expect(await run(requireAccess, { path: '/maintenance' })).not.toHaveProperty('thrown');
    expect(await run(requireAccess, { path: '/nowhere', pattern: '*' })).not.toHaveProperty('thrown');
  });

  it('leads on in the language of the address, which no cookie would tell an account', async () => {
    const { response } = await run(requireAccess, { path: '/business?lang=de', session: account() });
    expect(response?.headers.get('location')).toBe('/business/register?lang=de');
  });

  it('shuts what has no row, and leaves resources to judge for themselves', async () => {
    expect(await run(requireAccess, { path: '/secret', pattern: '/secret' })).toHaveProperty('thrown.init.status', 404);
    expect(await run(requireAccess, { path: '/locale', pattern: '/locale' })).not.toHaveProperty('thrown');
  });
});
