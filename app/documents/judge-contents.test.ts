import { fileInspectionExample } from '@sigillum/api-contracts/documents/examples.ts';
import type { FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { describe, expect, it } from 'vitest';
import { isAdapted, listDoubtfulFonts, listMarks } from './judge-contents.ts';

const inspect = (changes: Partial<FileInspection>): FileInspection => ({ ...fileInspectionExample, ...changes });
const idsOf = (changes: Partial<FileInspection>) => listMarks(inspect(changes)).map(({ message }) => message.id);

describe('listMarks', () => {
  it('says that there is nothing special when there is nothing', () => {
    expect(idsOf({})).toEqual(['documents.contents.chip-nothing']);
  });

  it('does not count the fonts that every reader has', () => {
    const fonts = ['Helvetica-Bold', 'Georgia', 'Times-Roman', 'TimesNewRoman'];
    expect(listDoubtfulFonts(inspect({ missing_fonts: fonts }))).toEqual(['Georgia', 'TimesNewRoman']);
  });

  it('warns of a form that is not filled in, and not of one that is', () => {
    const toneOf = (filled: number) => listMarks(inspect({ form: { field_count: 3, filled_count: filled } }))[0]?.tone;
    expect([toneOf(1), toneOf(3)]).toEqual(['warning', 'neutral']);
  });

  it('names PDF/A by part and level, and warns when our changes put the claim at risk', () => {
    const mark = (isKept: boolean) => listMarks(inspect({ pdf_a: { part: 2, conformance: 'B', is_kept: isKept } }))[0];
    expect(mark(true)).toMatchObject({ values: { level: '2b' }, tone: 'neutral' });
    expect(mark(false)).toMatchObject({ tone: 'warning' });
  });

  it('says that a file is adapted only when more happens to it than signing needs', () => {
    expect(isAdapted(inspect({ changes: [] }))).toBe(false);
    expect(isAdapted(inspect({}))).toBe(false);
    expect(idsOf({ changes: [{ type: 'REPAIRED', count: null }] })).toEqual(['documents.contents.chip-adapted']);
  });
});
