import { verificationExample } from '@sigillum/api-contracts/verification/examples.ts';
import { expect, it } from 'vitest';
import type { DocumentReport, SignatureReport } from '@sigillum/engine/verifier';
import { summariseReport } from './summarise-report.ts';

const { report } = verificationExample as { report: DocumentReport };
const passed = report.signatures[0]!;
const withSignatures = (...signatures: Partial<SignatureReport>[]): DocumentReport => ({
  ...report,
  signatures: signatures.map((changes) => ({ ...passed, ...changes })),
});

it('gives the short form of a signed file that passes', () => {
  expect({ ...verificationExample, ...summariseReport(report) }).toEqual(verificationExample);
});

it('calls a file without signatures not valid, whatever else is in it', () => {
  expect(summariseReport({ ...report, signatures: [] })).toMatchObject({
    valid: false,
    signatures: 0,
    quality: 'UNDEFINED',
    longTermValidation: false,
  });
});

it('counts the valid signatures and names the least quality of all', () => {
  const mixed = withSignatures({ quality: 'QES' }, { quality: 'SES', indication: 'INDETERMINATE', level: 'B-T' });
  expect(summariseReport({ ...mixed, verdict: 'INDETERMINATE' })).toMatchObject({
    valid: false,
    signatures: 2,
    validSignatures: 1,
    quality: 'SES',
    longTermValidation: false,
  });
});

it('names a legislation only when all signatures share it', () => {
  expect(summariseReport(withSignatures({ legislation: 'ZERTES' }, { legislation: 'ZERTES' })).legislation).toBe(
    'ZERTES',
  );
  expect(summariseReport(withSignatures({ legislation: 'ZERTES' }, { legislation: 'EIDAS' })).legislation).toBe(
    'UNDEFINED',
  );
});

it('tells what is seen differently from what no rule allows', () => {
  const filled = withSignatures({ changesSince: [{ kind: 'signature', revision: 2, isAllowed: true }] });
  expect(summariseReport(filled)).toMatchObject({ visualDifferences: false, undefinedChanges: false });
  const drawnOver = withSignatures({ changesSince: [{ kind: 'page-content', revision: 2, isAllowed: false }] });
  expect(summariseReport(drawnOver)).toMatchObject({ visualDifferences: true, undefinedChanges: true });
  const catalog = withSignatures({ changesSince: [{ kind: 'catalog', revision: 2, isAllowed: false }] });
  expect(summariseReport(catalog)).toMatchObject({ visualDifferences: false, undefinedChanges: true });
});
