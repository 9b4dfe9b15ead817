import { describe, expect, it } from 'vitest';
import { describeViolation, readIssue } from '../forms/describe-violation.ts';
import { describeEidData } from './eid-data.ts';

const schema = describeEidData('2026-11-21');
const typed = {
  givenNames: ' Anna Maria ',
  familyName: 'Keller',
  birthDate: '3.4.1985',
  nationality: 'CH',
  documentType: 'passport',
  documentNumber: 's0a 00a00',
  documentExpiry: '21.11.2026',
};
const complain = (change: Partial<typeof typed>) =>
  schema.safeParse({ ...typed, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('details of an identity document', () => {
  it('are read as people type them', () => {
    expect(schema.parse(typed)).toEqual({
      givenNames: 'Anna Maria',
      familyName: 'Keller',
      birthDate: '1985-04-03',
      nationality: 'CH',
      documentType: 'passport',
      documentNumber: 'S0A00A00',
      documentExpiry: '2026-11-21',
    });
  });

  it('are refused with a day that does not exist', () => {
    expect(complain({ birthDate: '31.4.1985' })).toEqual([['birthDate', 'identification.eid.date-wrong']]);
  });

  it('are refused when the person is born today or later', () => {
    expect(complain({ birthDate: '21.11.2026' })).toEqual([['birthDate', 'identification.eid.birth-future']]);
  });

  it('are refused with a document that ended yesterday', () => {
    expect(complain({ documentExpiry: '20.11.2026' })).toEqual([['documentExpiry', 'identification.eid.expired']]);
  });

  it('are refused while nothing is chosen of a list', () => {
    const { nationality: _, documentType: __, ...rest } = typed;
    const codes = schema.safeParse(rest).error?.issues.map((issue) => describeViolation(readIssue(issue)).id);
    expect(codes).toEqual(['forms.choice', 'forms.choice']);
  });

  it.each(['S0A-00A00', 'ABC', 'Ä1234567', 'X'.repeat(21)])('are refused with the number %s', (documentNumber) => {
    expect(complain({ documentNumber })).toEqual([['documentNumber', 'identification.eid.number-wrong']]);
  });
});
