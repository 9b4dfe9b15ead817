import { describe, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readFlash, writeFlash } from './flash.ts';
import { redactPath } from './redact-path.ts';
import { describeSecurity } from './security-headers.ts';
import {
  nameOwner,
  readVisit,
  readVisits,
  writeFrameHost,
  writeSession,
  writeVisit,
  writeVisits,
} from './session-cookie.ts';

const secure = { publicUrl: 'https://sign.example.ch' } as Environment;
const local = { publicUrl: 'http://localhost:3000' } as Environment;
const withCookies = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

describe('cookies', () => {
  it('survive every character', () => {
    const value = 'a=b; "ü" ; %';
    const cookie = writeCookie('name', value, { isSecure: false });
    expect(readCookie(withCookies(cookie.split(';')[0]!), 'name', { isSecure: false })).toBe(value);
  });

  it('are no crash when somebody mangles them', () => {
    expect(readCookie(withCookies('other; name=%E0%A4%A'), 'name', { isSecure: false })).toBeUndefined();
    expect(readFlash(withCookies('sigillum_flash=%7Bbroken'), local)).toBeUndefined();
  });

  it('are kept apart for each site that shows a frame, and go to no other', () => {
    expect(writeFrameHost('https://portal.example.ch', secure)).toBe(
      '__Host-sigillum_frame=https%3A%2F%2Fportal.example.ch; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
    );
    expect(writeVisit(withCookies(''), { requestId: '7d1', userid: 'secret', isFramed: true }, secure)).toEqual([
      expect.stringMatching(/; Path=\/view\/7d1; HttpOnly; Secure; SameSite=None; Partitioned$/),
    ]);
  });

  it('hold the session so that neither scripts nor other hosts see it', () => {
    expect(writeSession('t', secure)).toBe(
      '__Host-sigillum_session=t; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax',
    );
    expect(writeSession('t', local)).toBe('sigillum_session=t; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax');
  });

  it('hold a visit for its own address only', () => {
    expect(writeVisit(withCookies(''), { requestId: '7d1', userid: 'secret', isFramed: false }, secure)).toEqual([
      '__Secure-sigillum_visit=secret; Path=/view/7d1; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('hold the visits of several people of one request, each for the page that is made for it', async () => {
    const anna = { requestId: '7d1', userid: 'anna', isFramed: false };
    const keep = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]!);
    const first = keep(writeVisit(withCookies(''), anna, local));
    const second = keep(writeVisit(withCookies(first.join('; ')), { ...anna, userid: 'beat' }, local));
    // A server of the release before knows the newest alone.
    expect(second).toEqual(['sigillum_visit=beat', 'sigillum_visits=anna']);
    const visitOf = async (userid?: string) => {
      const owner = userid && (await nameOwner({ kind: 'visit', requestId: '7d1', userid }));
      const read = (headers: Record<string, string>, search = '') =>
        readVisit(
          new Request(`http://localhost/${search}`, { headers: { cookie: second.join('; '), ...headers } }),
          '7d1',
          local,
        );
      // An image or a download says by its address what a call of a script says by its header.
      const found = [await read(owner ? { 'x-page-owner': owner } : {}), await read({}, owner && `?visit=${owner}`)];
      expect(found[0]).toBe(found[1]);
      return found[0];
    };
    expect(await Promise.all(['anna', 'beat', 'carla', undefined].map(visitOf))).toEqual([
      'anna',
      'beat',
      undefined,
      'beat',
    ]);
    expect(keep(writeVisit(withCookies(second.join('; ')), anna, local))).toEqual([
      'sigillum_visit=anna',
      'sigillum_visits=beat',
    ]);
  });

  it('hold the visits of identifications for their pages, the newest first and ten at most', () => {
    const visit = (number: number) => ({ requestId: `r${number}`, userid: `s${number}` });
    let cookie = '';
    for (let number = 1; number <= 11; number += 1)
      cookie = writeVisits(withCookies(cookie), visit(number), local).split(';')[0]!;
    cookie = writeVisits(withCookies(cookie), visit(5), local).split(';')[0]!;
    const visits = readVisits(withCookies(cookie), local);
    expect(visits.slice(0, 2)).toEqual([visit(5), visit(11)]);
    expect(visits.map(({ requestId }) => requestId)).not.toContain('r1');
    expect(visits).toHaveLength(10);
    expect(readVisits(withCookies('sigillum_visit=r1'), local)).toEqual([]);
    expect(writeVisits(withCookies(''), visit(1), secure)).toMatch(
      /^__Secure-sigillum_visit=r1%3As1; Path=\/direct-sign\/identification; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('are tied to this host by their names where they are Secure, and count under no other name', () => {
    const below = { path: '/sso', isSecure: true };
    expect(writeCookie('name', 'v', { isSecure: true })).toMatch(/^__Host-name=v; Path=\/; .*Secure/);
    expect(writeCookie('name', 'v', below)).toMatch(/^__Secure-name=v; Path=\/sso; .*Secure/);
    expect(writeCookie('name', 'v', { isSecure: false })).toMatch(/^name=v; Path=\/; /);
    const all = withCookies('name=planted; __Secure-name=lower; __Host-name=own');
    expect(readCookie(all, 'name', { isSecure: true })).toBe('own');
    expect(readCookie(all, 'name', below)).toBe('lower');
    expect(readCookie(withCookies('name=planted'), 'name', { isSecure: true })).toBeUndefined();
  });

  it('carry a snackbar over a redirect', () => {
    const cookie = writeFlash({ id: 'business.not_allowed', tone: 'danger' }, local).split(';')[0]!;
    expect(readFlash(withCookies(cookie), local)).toEqual({ id: 'business.not_allowed', tone: 'danger' });
  });
});

describe('security headers', () => {
  const at = (address: string) => new URL(address, 'https://sign.example.ch');

  it('let only scripts and styles with the nonce run', () => {
    const policy = describeSecurity(at('/'), 'abc', secure, { hasSession: false, hasTour: false, framedBy: [] })[
      'content-security-policy'
    ];
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of ['frame-ancestors', 'object-src', 'base-uri']) expect(policy).toContain(`${rule} 'none'`);
    for (const rule of ['default-src', 'connect-src', 'font-src']) expect(policy).toContain(`${rule} 'self';`);
  });

  it('let a payment provider into its own pages, and only where one is set up', () => {
    const read = (address: string, paymentScript: string | null) =>
      describeSecurity(
        at(address),
        'n',
        { ...secure, paymentScript },
        { hasSession: true, hasTour: false, framedBy: [] },
      )['content-security-policy']!;
    const stripe = 'https://js.stripe.com/endive/stripe.js';
    for (const page of ['/upgrade', '/business/upgrade', '/business/billing/plan']) {
      expect(read(page, stripe)).toContain(
        "script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com;",
      );
      expect(read(page, stripe)).toContain('https://hooks.stripe.com;');
      expect(read(page, stripe)).toContain("connect-src 'self' https://api.stripe.com;");
      expect(read(page, 'http://127.0.0.1:4010/v3/stripe.js')).toContain(
        "script-src 'self' 'nonce-n' http://127.0.0.1:4010;",
      );
      expect(read(page, null)).not.toMatch(/frame-src|stripe/);
    }
    for (const page of ['/', '/business/billing', '/upgrade/x', '/business/members'])
      expect(read(page, stripe)).not.toContain('stripe');
  });

  it('let the product tour into pages that bring it along, and into no others', () => {
    const read = (hasTour: boolean, scriptUrl = 'https://js.userpilot.io/sdk/latest.js') => {
      const tour = { token: 'NX-1', scriptUrl, integrity: undefined };
      return describeSecurity(at('/dashboard'), 'n', { ...secure, tour }, { hasSession: true, hasTour, framedBy: [] })[
        'content-security-policy'
      ]!;
    };
    expect(read(false)).not.toContain('userpilot');
    expect(read(true)).toContain("script-src 'self' 'nonce-n' https://js.userpilot.io https://deploy.userpilot.io;");
    expect(read(true)).toContain("connect-src 'self' https://*.userpilot.io wss://*.userpilot.io;");
    expect(read(true)).toContain("style-src 'self' 'nonce-n';");
    expect(read(true, 'http://127.0.0.1:4011/sdk/latest.js')).toContain(
      "connect-src 'self' http://127.0.0.1:4011 ws://127.0.0.1:4011;",
    );
  });

  it('let the sites that are named show the page in a frame, and no other', () => {
    const read = (framedBy: string[]) =>
      describeSecurity(at('/view/7d1/secret'), 'n', secure, { hasSession: false, hasTour: false, framedBy });
    expect(read([])).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(read([])['content-security-policy']).toContain("frame-ancestors 'none';");
    const framed = read(['https://portal.example.ch', 'http://localhost:3000']);
    expect(framed['content-security-policy']).toContain(
      'frame-ancestors https://portal.example.ch http://localhost:3000;',
    );
    expect(framed).not.toHaveProperty('x-frame-options');
  });

  it.each([
    '/view/7d1/secret',
    '/view/7d1/secret.data',
    '/view/7d1/bff/v3/direct/sign',
    '/direct-sign/identification/7d1/secret/preview',
    '/direct-sign/identification/eidas',
  ])('keep the visitor’s address %s from referrers and caches', (path) => {
    expect(describeSecurity(at(path), 'n', secure, { hasSession: false, hasTour: false, framedBy: [] })).toMatchObject({
      'referrer-policy': 'strict-origin',
      'cache-control': 'no-store',
    });
  });

  it('let an account’s page name itself to its own origin', () => {
    expect(
      describeSecurity(at('/view/7d1'), 'n', secure, { hasSession: true, hasTour: false, framedBy: [] }),
    ).toMatchObject({
      'referrer-policy': 'same-origin',
    });
  });

  it('let nobody’s browser keep what it was shown in a session, and all others ask again', () => {
    expect(
      describeSecurity(at('/profile'), 'n', secure, { hasSession: true, hasTour: false, framedBy: [] }),
    ).toMatchObject({
      'cache-control': 'no-store',
    });
    expect(
      describeSecurity(at('/login'), 'n', secure, { hasSession: false, hasTour: false, framedBy: [] }),
    ).toMatchObject({
      'cache-control': 'private, no-cache',
    });
  });

  it('let forms lead to the exit of their page alone', () => {
    const exits = '?exitURL=https%3A%2F%2Fshop.example%2Fback&declineurl=http%3A%2F%2Fno.example%3A81%2F%3Bx';
    const readTargets = (address: string) =>
      /form-action ([^;]*)/.exec(
        describeSecurity(at(address), 'n', secure, { hasSession: false, hasTour: false, framedBy: [] })[
          'content-security-policy'
        ]!,
      )?.[1];
    expect(readTargets(`/view/7d1${exits}`)).toBe("'self' http://no.example:81");
    expect(readTargets(`/view/7d1/secret${exits}&redirectTimeout=-1`)).toBe(
      "'self' http://no.example:81 https://shop.example",
    );
    expect(readTargets('/view/7d1')).toBe("'self'");
    expect(readTargets('/view/7d1?exitURL=javascript:alert(1)')).toBe("'self'");
    expect(readTargets(`/upload${exits}`)).toBe("'self'");
  });
});

describe('redactPath', () => {
  it('keeps the secret of a visit out of the log', () => {
    expect(redactPath('/view/7d1/secret')).toBe('/view/7d1/…');
    expect(redactPath('/view/7d1/secret.data')).toBe('/view/7d1/…');
    expect(redactPath('/direct-sign/identification/7d1/secret/preview')).toBe(
      '/direct-sign/identification/7d1/…/preview',
    );
  });

  it('keeps everything else', () => {
    for (const path of [
      '/view/7d1',
      '/view/7d1/bff/v3/direct/sign',
      '/direct-sign/identification/eidas/self',
      '/dashboard',
    ])
      expect(redactPath(path)).toBe(path);
  });
});
