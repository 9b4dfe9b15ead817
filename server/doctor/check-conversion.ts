import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openConverter } from '../conversion/open-converter.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('conversion');

/** The smallest Word document there is (ISO/IEC 29500-1): one word. */
const sample = Buffer.from(
  [
    'UEsDBBQAAAAIAAAAIQB0JJxTuwAAAD4BAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQuQ7CMAyGX6XKiqgRAwNquwArMPACVuq2EbkUuxxvT8',
    'o1sDHa//FZrk73SFzcnPVcq0EkrgFYD+SQyxDJZ6ULyaHkMfUQUZ+xJ1guFivQwQt5mcvUoZpqSx2OVordLa/ZBF+rRJZVsXkZJ1atMEZrNErW',
    '4eLbH8r8TShz8unhwUSeZYOCpjpcKCXTUnHEJHt0uQ6uIbXQBj26jCgn41+80HVG0zc/tcUUNDEb3ztbfhWHxn/ugOfbmgdQSwMEFAAAAAgAAA',
    'AhAEsevveHAAAA8AAAAAsAAABfcmVscy8ucmVsc43POw4CIRAG4KsQDrCzWlgYoLKxNXsBAsMjLo8MGPX2UlisxsJy5p98f0ZccNU9ltxCrI09',
    '0pqb5KH3egRoJmDSbSoV80hcoaT7GMlD1eaqPcJ+ng9AW4MrsTXZ2UpOO86WZ8V/5OJcNHgq5pYw9x8FXxdD1uSxS34vZMG+19NgOSgBHw+qF1',
    'BLAwQUAAAACAAAACEA3C9Nf3UAAACaAAAAEQAAAHdvcmQvZG9jdW1lbnQueG1sRc7BDcMgDAXQVaoMUEc99IAIS3QCCpQgYYwMEen2jdNDLu/r',
    'y7L09VCe3Iah9NuOuTQ1lmntvSqA5taAtt2phnLcPsRo+1E5wiD2lcmF1lKJmOExz09Am8pk9FBv8l/JKrDQzSvFlPOGGqSJfFpP/x9wrTE/UE',
    'sBAhQDFAAAAAgAAAAhAHQknFO7AAAAPgEAABMAAAAAAAAAAAAAAIABAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAMUAAAACAAAACEASx6+',
    '94cAAADwAAAACwAAAAAAAAAAAAAAgAHsAAAAX3JlbHMvLnJlbHNQSwECFAMUAAAACAAAACEA3C9Nf3UAAACaAAAAEQAAAAAAAAAAAAAAgAGcAQ',
    'AAd29yZC9kb2N1bWVudC54bWxQSwUGAAAAAAMAAwC5AAAAQAIAAAAA',
  ].join(''),
  'base64',
);

/** Whether a Word document becomes a PDF. Nothing where nobody is to make any. */
export async function checkConversion({
  conversion: settings,
  dataDir,
  cacheDir,
}: Pick<Config, 'conversion' | 'dataDir' | 'cacheDir'>): Promise<Finding[]> {
  if (!settings) return [];
  if (settings.by === 'images') return [ok('Pictures become PDFs.')];
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-doctor-'));
  try {
    const file = path.join(folder, 'sample.docx');
    await writeFile(file, sample);
    const converter = await openConverter(settings, [...new Set([dataDir, cacheDir])]);
    let head = '';
    await converter!.convert(file, 'DOCX', async (bytes) => {
      for await (const part of bytes) head += head.length < 5 ? Buffer.from(part).toString('latin1') : '';
    });
    return [
      head.startsWith('%PDF-')
        ? ok('Word and OpenDocument files and pictures become PDFs.')
        : wrong(
            'What makes PDFs of files answers with something else. Look whether CONVERSION_GOTENBERG_URL is right.',
          ),
    ];
  } catch (error) {
    return [wrong(`No PDF is made of files. ${(error as Error).message}`)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
