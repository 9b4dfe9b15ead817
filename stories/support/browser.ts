import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/** How to start the browser: Debian's Chromium where it is installed, else Playwright's own. The flags keep it quiet and let root start it. */
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
