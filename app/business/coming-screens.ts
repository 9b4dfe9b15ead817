import type { MessageText } from '../i18n/define-messages.ts';
import { businessComingMessages as messages } from './coming-messages.ts';

/** What helps until a page is there. */
export interface Meanwhile {
  text: MessageText;
  href: string;
  button: MessageText;
}

/** A page of a business that is announced and not built. */
export interface ComingScreen {
  title: MessageText;
  /** What it will do. */
  text: MessageText;
  meanwhile: Meanwhile;
}

const meanwhile = { text: messages.meanwhilePlan, href: '/business/upgrade', button: messages.toPlan };

const comingScreens: Readonly<Record<string, ComingScreen>> = {
  '/business/extras': { title: messages.extrasTitle, text: messages.extrasText, meanwhile },
};

/** What is told at an address. */
export function describeComing(path: string): ComingScreen {
  const screen = comingScreens[path.replace(/\/$/, '')];
  if (!screen) throw new Error(`Nothing is announced at ${path}.`);
  return screen;
}
