import type { VisualSignatureDraft } from '@sigillum/app/visual-signatures/visual-signature.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { embeddedFace } from './embedded-face.ts';

type Lines = Partial<Pick<VisualSignatureDraft, 'name' | 'company' | 'location' | 'display' | 'mark'>>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A visual signature as an image that needs no server; 300 × 140 like the real one. */
export function drawSampleSignature({ name = 'Noémi Frei', company, location, display, mark }: Lines = {}): string {
  const lines = [
    name,
    company,
    location,
    display?.date ? '21.11.2026' : undefined,
    display?.claim ? 'Signed electronically' : undefined,
    display?.std ? 'QES, ZertES' : undefined,
  ].filter((line) => line !== undefined && line !== '');
  const texts = lines.map(
    (line, index) =>
      `<text x="${mark === null ? 16 : 130}" y="${34 + index * 19}" font-size="${index === 0 ? 15 : 11}" font-family="${embeddedFace.family}">${escape(line as string)}</text>`,
  );
  const curve =
    mark === null
      ? ''
      : '<path d="M16 84c14-60 28-60 22-14s18 14 26-12 18 20 26 6 12-4 22-2" fill="none" stroke="#13211d" stroke-width="2.4" stroke-linecap="round"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 140">${embeddedFace.style}<rect width="300" height="140" fill="#fff"/>${curve}${texts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Until the preview shows, or no longer shows, a part of the drawing above: it follows what is chosen after a rest. */
export const awaitPreview = (shows: (drawing: string) => boolean): Promise<void> =>
  waitFor(() => {
    const preview = screen.getByRole('img', { name: /^Preview of the visual signature/ });
    return expect(shows(decodeURIComponent(preview.getAttribute('src') ?? ''))).toBe(true);
  });

/** Names and lines of the length that breaks layouts. */
export const longLines = {
  alias: 'Geschäftliche Unterschrift für Verträge mit Lieferantinnen und Lieferanten im Ausland',
  name: 'Dr. iur. Maria-Magdalena von Hohenstein-Wolkenburg, Rechtsanwältin und Notarin in Zürich',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch am Vierwaldstättersee',
} as const;

/** A refusal of the length that breaks layouts. */
export const longError =
  'Die Rechtsschutzversicherungsgesellschaftsverwaltung hat die Änderung nicht angenommen: Ihre Berechtigung wurde inzwischen entzogen. Bitte wenden Sie sich an die Administration Ihrer Organisation.';

/** An address from which no image comes. */
export const brokenImage = 'data:image/png;base64,';
