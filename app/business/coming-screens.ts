import type { MessageText } from '../i18n/define-messages.ts';
import { businessComingMessages as messages } from './coming-messages.ts';

/** What helps until a page is there. */
export interface Meanwhile {
  text: MessageText;
  href: string;
  button: MessageText;
}

const meanwhiles = {
  plan: { text: messages.meanwhilePlan, href: '/business/upgrade', button: messages.toPlan },
} satisfies Record<string, Meanwhile>;

/** A page of a business that is announced and not built. */
export interface ComingScreen {
  title: MessageText;
  /** What it will do. */
  text: MessageText;
  meanwhile: Meanwhile;
}

const { plan } = meanwhiles;

const comingScreens: Readonly<Record<string, ComingScreen>> = {
  '/business/billing/plan': { title: messages.planTitle, text: messages.planText, meanwhile: plan },
  '/business/extras': { title: messages.extrasTitle, text: messages.extrasText, meanwhile: plan },
};

/** What is told at an address. While the business is shut (specification, section 6) only the page that says why leads on. */
export function describeComing(path: string, isShut: boolean): ComingScreen {
  const screen = comingScreens[path.replace(/\/$/, '')];
  if (!screen) throw new Error(`Nothing is announced at ${path}.`);
  return isShut ? { ...screen, meanwhile: plan } : screen;
}
