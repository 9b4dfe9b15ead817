import type { ConversionSettings } from './conversion-settings.ts';
import type { Converter } from './converter.ts';
import { makeGotenberg } from './gotenberg.ts';
import { findLibreOfficeLack, makeLibreOffice } from './libreoffice.ts';

/** Who makes PDFs of office files; undefined where nobody does. Throws where LibreOffice could not be kept from what is none of its business. */
export async function openConverter(
  settings: ConversionSettings | undefined,
  hidden: readonly string[],
): Promise<Converter | undefined> {
  if (!settings || settings.by === 'images') return undefined;
  if (settings.by === 'gotenberg') return makeGotenberg(settings);
  const lack = await findLibreOfficeLack(settings.soffice, hidden);
  if (lack) throw new Error(lack);
  return makeLibreOffice(settings.soffice, hidden);
}
