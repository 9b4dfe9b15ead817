/** Milliseconds after which scripts are loaded in any case: the first paint of a slow page, and after it its first picture. */
const patience = { paint: 3000, picture: 1000 };

/**
 * Runs at the end of the document, right behind the script of the page (`page-scripts.tsx`), which the browser keeps without running it.
 * On a slow line a quarter of a megabyte of scripts would take turns with the sheet, the fonts and the first page of a document: a page is
 * to be seen first and to be used right after. So all scripts are asked for at once, as soon as the page is painted and the picture that
 * it names as the first is there. What nobody looks at is not painted, and waits for nothing. They are evaluated one by one, each in a task of
 * its own, between which a phone answers; the last one begins the app, and is left to the script of the page.
 */
export const beginScripts = `(() => {
const kept = document.currentScript.previousElementSibling;
let isBegun = false;
const begin = async () => {
  if (isBegun) return;
  isBegun = true;
  const hrefs = JSON.parse(kept.dataset.scripts);
  for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { href }, href.endsWith('.json') ? { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' } : { rel: 'modulepreload' }));
  for (const href of hrefs.slice(0, -1)) if (href.endsWith('.js')) await import(href).catch(() => undefined);
  const script = Object.assign(document.createElement('script'), { type: 'module', nonce: kept.nonce, textContent: kept.textContent });
  document.body.append(script);
  script.remove();
};
const awaitPicture = () => {
  const picture = document.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) return begin();
  for (const name of ['load', 'error']) picture.addEventListener(name, begin);
  setTimeout(begin, ${patience.picture});
};
if (document.hidden) return begin();
requestAnimationFrame(() => setTimeout(awaitPicture));
setTimeout(begin, ${patience.paint});
})()`;
