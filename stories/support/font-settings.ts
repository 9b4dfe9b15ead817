import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

const handwriting = '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff';

/** How letters are fitted to pixels, whatever the machine says: it decides about widths, too, also of faces that come with a page. */
const fitting = Object.entries({
  antialias: '<bool>true</bool>',
  hinting: '<bool>true</bool>',
  autohint: '<bool>false</bool>',
  hintstyle: '<const>hintslight</const>',
  rgba: '<const>none</const>',
  lcdfilter: '<const>lcddefault</const>',
}).map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`);

/** Puts one face into the folder, a handwriting: whatever a story did not bring itself looks altogether different. */
function offerHandwriting(folder: string): string {
  const faces = path.join(folder, 'faces');
  mkdirSync(faces);
  writeFileSync(path.join(faces, 'one.ttf'), unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(handwriting)))));
  return `<dir>${faces}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
}

/**
 * Settings under which Linux draws letters alike on every machine, with the faces of this machine or with one that is none of them. Answers
 * what to add to the browser's environment; the folder may go when it has ended.
 */
export function writeFontSettings(faces: 'own' | 'other'): { folder: string; env: Record<string, string> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-faces-'));
  const settings = path.join(folder, 'fonts.conf');
  const offered =
    faces === 'own' ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : offerHandwriting(folder);
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${offered}
<match target="pattern">${fitting.join('')}</match>
<match target="font">${fitting.join('')}</match>
</fontconfig>
`,
  );
  return { folder, env: { FONTCONFIG_FILE: settings } };
}
