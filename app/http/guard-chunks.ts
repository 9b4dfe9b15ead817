const parameter = 'force-reload';
/** Milliseconds in which a second reload would be a loop. */
const guardTime = 10_000;

/** The address to reload with, or undefined when this page was reloaded for the same reason a moment ago. */
export function planReload(href: string, now: number): string | undefined {
  const url = new URL(href);
  const last = Number(url.searchParams.get(parameter) ?? 0);
  if (now - last < guardTime) return undefined;
  url.searchParams.set(parameter, String(now));
  return url.href;
}

/** After a deployment old chunks are gone: a page that misses one reloads itself once, past every cache. */
export function guardChunks(window: Window & typeof globalThis): void {
  window.addEventListener('vite:preloadError', (event) => {
    const target = planReload(window.location.href, Date.now());
    if (!target) return;
    event.preventDefault();
    window.location.replace(target);
  });
}
