import { isLineEnd, openCharacters, readCharacter, unite, type Bounds } from './open-characters.ts';
import { openDocument } from './pdfium-engine.ts';
import { readUnits } from './read-units.ts';

/** A line of text and its place in displayed points: origin top left, CropBox, /Rotate and /UserUnit applied. */
export interface TextLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The text of one page in reading order of its content. */
export interface PageText {
  lines: TextLine[];
}

/**
 * Extracts a page's text, line by line, for screen readers and the text layer; at most 100,000 characters.
 * A scanned page has no lines. Throws PdfProblem for a page that does not exist or cannot be read.
 */
export async function extractText(filePath: string, pageIndex: number): Promise<PageText> {
  const unit = (await readUnits(filePath, [pageIndex]))(pageIndex);
  const characters = openCharacters(await openDocument(filePath), pageIndex, unit);
  const lines: TextLine[] = [];
  let text = '';
  let bounds: Bounds | undefined;
  const endLine = (): void => {
    if (bounds && text.trim() !== '') {
      lines.push({
        text: text.trim(),
        x: bounds.left,
        y: bounds.top,
        width: bounds.right - bounds.left,
        height: bounds.bottom - bounds.top,
      });
    }
    text = '';
    bounds = undefined;
  };
  for (let index = 0; index < characters.count; index += 1) {
    const code = characters.readCode(index);
    if (isLineEnd(code)) {
      endLine();
      continue;
    }
    text += readCharacter(code);
    const own = code === 32 || characters.isGenerated(index) ? undefined : characters.readBounds(index, 'line');
    if (own) bounds = unite(bounds, own);
  }
  endLine();
  return { lines };
}
