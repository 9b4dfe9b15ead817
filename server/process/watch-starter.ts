import { readFileSync } from 'node:fs';

/** Tells when npm, which started this process, has gone: whoever kills it means the server. Anybody else ends the server itself. */
export function watchStarter(onGone: () => void, env = process.env): void {
  if (env['npm_lifecycle_event'] !== 'start') return;
  const starters = listStarters();
  const watch = setInterval(() => {
    if (listStarters() === starters) return;
    clearInterval(watch);
    onGone();
  }, 500).unref();
}

/** The processes between npm and this one: npm may have put a shell in between, which outlives it. */
function listStarters(): string {
  const parent = process.ppid;
  try {
    // "pid (name) state parent …"
    const [, name = '', grandparent] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da)?sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
