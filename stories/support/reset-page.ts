import { rememberSendersHelp } from '@sigillum/app/common/senders-help.ts';

/** In Storybook itself the window belongs to its interface, too, which remembers what is open. */
export const isStoryTest = '__vitest_browser__' in globalThis;

/** The page before the first story: what its two outermost elements say, and what stands in it for good. */
const outermost = isStoryTest ? [document.documentElement, document.body] : [];
const saidAtFirst = outermost.map((element) =>
  [...element.attributes].map(({ name, value }) => [name, value] as const),
);
const standing = new Set(isStoryTest ? document.body.children : []);

/** React Aria's voice is made once a page and stays in it. */
const isVoice = (element: Element) => element.matches('[data-live-announcer]');

function restoreAttributes(element: Element, first: readonly (readonly [string, string])[]): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of first) element.setAttribute(name, value);
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

/**
 * Gives each story the page as the first one found it: all stories of a run share one page. Runs when the story before is gone, so whatever
 * of it is still there is a fault of its own. For `beforeEach`.
 */
export function resetPage({ canvasElement }: { canvasElement: HTMLElement }): void {
  if (!isStoryTest) return;
  const strays = [...document.body.children].filter(
    (element) => element !== canvasElement && !standing.has(element) && !isVoice(element),
  );
  for (const stray of strays) stray.remove();
  for (const [index, element] of outermost.entries()) restoreAttributes(element, saidAtFirst[index] ?? []);
  forgetCookies();
  rememberSendersHelp({ email: null, phone: null });
  localStorage.clear();
  sessionStorage.clear();
  document.getSelection()?.removeAllRanges();
  if (strays.length)
    throw new Error(
      `The story before this one left in the page: ${strays.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}`,
    );
}
