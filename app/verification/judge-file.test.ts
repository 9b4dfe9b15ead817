import { expect, it } from 'vitest';
import { judgeFile } from './judge-file.ts';
import { nameReport } from './name-report.ts';

it('sends nothing that the server would refuse for its size', () => {
  expect(judgeFile({ size: 0 })).toBe('file.pdf.empty');
  expect(judgeFile({ size: 1 })).toBeUndefined();
  expect(judgeFile({ size: 112.5 * 1024 * 1024 })).toBeUndefined();
  expect(judgeFile({ size: 112.5 * 1024 * 1024 + 1 })).toBe('error.verification.too_large');
});

it('names the report after the file', () => {
  expect(nameReport('Lease Bahnhofstrasse 12.PDF')).toBe('Lease Bahnhofstrasse 12.verification.json');
  expect(nameReport('.pdf')).toBe('report.verification.json');
});
