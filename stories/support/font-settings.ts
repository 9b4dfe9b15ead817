import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

const handwriting = '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff';

/**
 * Settings under which Linux offers one face alone, a handwriting without hinting, instead of those of the machine: whatever a story did
 * not bring itself looks altogether different. Answers what to add to the browser's environment; the folder may go when it has ended.
 */
export function offerOtherFaces(): { folder: string; env: Record<string, string> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-faces-'));
  const faces = path.join(folder, 'faces');
  mkdirSync(faces);
  writeFileSync(path.join(faces, 'one.ttf'), unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(handwriting)))));
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${faces}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return { folder, env: { FONTCONFIG_FILE: settings } };
}
