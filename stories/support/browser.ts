import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium-headless-shell';

/**
 * How to start the browser: Debian's Chromium without windows where it is installed, which opens a page for a third of the processor time of
 * the one with them; else Playwright's own. The flags keep it quiet and let root start it.
 */
export const launchOptions = {
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
