import { type Environment, isSecure } from '../environment.ts';
import { listFormTargets, readExits } from './exits.ts';
import { paymentPages } from './payment-pages.ts';

/** Pages whose address, or whose links, hold a visitor's secret. */
const visitorPages = /^\/(?:view\/[^/]+\/[^/]+|direct-sign\/identification\/)/;
/** Pages that may end in a redirect to an address that the program chose which opened them (exitURL and its kin). */
const exitPages = /^\/view\//;

/** What a page takes from other houses, and only where it has to. */
interface ForeignSources {
  script: string;
  frame: string;
  connect: string;
  image: string;
  font: string;
  media: string;
}

const noSources: ForeignSources = { script: '', frame: '', connect: '', image: '', font: '', media: '' };
const stripeScripts = ' https://js.stripe.com https://*.js.stripe.com';

function listPaymentSources(pathname: string, { paymentScript }: Environment): ForeignSources {
  if (paymentScript === null || !paymentPages.test(pathname)) return noSources;
  const { origin } = new URL(paymentScript);
  // A stand-in keeps everything at its own address.
  if (origin !== 'https://js.stripe.com')
    return { ...noSources, script: ` ${origin}`, frame: ` ${origin}`, connect: ` ${origin}` };
  return {
    ...noSources,
    script: stripeScripts,
    frame: `${stripeScripts} https://hooks.stripe.com`,
    connect: ' https://api.stripe.com',
  };
}

/** What the product tour takes, and only where one runs. Its styles have the nonce. */
function listTourSources({ tour }: Environment, hasTour: boolean): ForeignSources {
  if (!tour || !hasTour) return noSources;
  const { origin, host } = new URL(tour.scriptUrl);
  if (origin !== 'https://js.userpilot.io')
    return { ...noSources, script: ` ${origin}`, connect: ` ${origin} ws://${host}`, image: ` ${origin}` };
  return {
    ...noSources,
    script: ' https://js.userpilot.io https://deploy.userpilot.io',
    connect: ' https://*.userpilot.io wss://*.userpilot.io',
    image: ' https://*.userpilot.io',
    font: ' https://fonts.userpilot.io https://fonts.gstatic.com',
    media: ' https://js.userpilot.io',
  };
}

const describeFraming = (origins: readonly string[]): string => `frame-ancestors ${origins.join(' ') || "'none'"}`;

function describeContentSecurity(
  { pathname, search }: Address,
  nonce: string,
  environment: Environment,
  { hasTour, framedBy }: PageAudience,
): string {
  const payment = listPaymentSources(pathname, environment);
  const tour = listTourSources(environment, hasTour);
  const exits = exitPages.test(pathname) ? listFormTargets(readExits(search)) : [];
  const formTargets = ["'self'", ...exits].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${payment.script}${tour.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Values that vary per element are CSS variables in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${tour.image}`,
    `font-src 'self'${tour.font}`,
    `connect-src 'self'${payment.connect}${tour.connect}`,
    ...(tour.media ? [`media-src 'self'${tour.media}`] : []),
    ...(payment.frame ? [`frame-src 'self'${payment.frame}`] : []),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    describeFraming(framedBy),
    ...(isSecure(environment) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What of a page's address its headers depend on. */
export type Address = Pick<URL, 'pathname' | 'search'>;

/** For whom a page is made. */
export interface PageAudience {
  hasSession: boolean;
  /** Whether it brings the product tour along. */
  hasTour: boolean;
  /** Sites that may show it in a frame. */
  framedBy: readonly string[];
}

/**
 * Security headers of a page or of an answer of the bridge, by its address. Without a nonce (development) the policy
 * says only that nobody frames the page.
 * What somebody with a session was shown is kept nowhere: after the logout the back button must find nothing.
 */
export function describeSecurity(
  address: Address,
  nonce: string,
  environment: Environment,
  audience: PageAudience,
): Record<string, string> {
  const { hasSession, framedBy } = audience;
  const isVisitorPage = visitorPages.test(address.pathname);
  return {
    'content-security-policy': nonce
      ? describeContentSecurity(address, nonce, environment, audience)
      : describeFraming(framedBy),
    // Of a visitor's address not even our own pages are told the path. More would be too much: with `no-referrer` browsers send a form
    // without its origin, and it would be refused as a foreign one.
    'referrer-policy': isVisitorPage ? 'strict-origin' : 'same-origin',
    'cache-control': isVisitorPage || hasSession ? 'no-store' : 'private, no-cache',
    'x-content-type-options': 'nosniff',
    // It has no words for a list of sites; browsers that know the policy heed that alone.
    ...(framedBy.length === 0 && { 'x-frame-options': 'DENY' }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
  };
}
