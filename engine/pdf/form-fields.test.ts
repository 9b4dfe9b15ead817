import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildFormPdf, readFormOf as read } from '../testing/form-pdf.ts';
import { judgePdf } from '../testing/judges.ts';
import { buildPdf } from '../testing/pdf-fixtures.ts';
import {
  makeRevisionRequest,
  makeSigningFixture,
  placeAt,
  prepareFile,
  signFile,
  type SigningFixture,
} from '../testing/signing-fixture.ts';
import { verifyDocument } from '../verifier/verify-document.ts';
import type { FilledBlank } from './describe-blank.ts';
import type { OwnField } from './read-form-fields.ts';
import { listFields } from './signature-fields.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { accessBytes } from './structure/random-access.ts';

let file: Uint8Array;
let fields: OwnField[];
let fixture: SigningFixture;

beforeAll(async () => {
  fixture = await makeSigningFixture();
  file = await buildFormPdf();
  ({ fields } = await read(file));
});
afterAll(() => fixture.remove());

describe('the form of an upload', () => {
  it('is read in the kinds that come nearest, with names, places and what stands in it', () => {
    const row = ({ name, kind, choices, value }: OwnField) => [name, kind, choices.join('|'), value];
    expect(fields.map(row)).toEqual([
      ['company', 'text', '', ''],
      ['address.street', 'text', '', ''],
      ['address.notes', 'longtext', '', 'as agreed'],
      ['rent', 'text', '', ''],
      ['agreed', 'checkbox', '', ''],
      ['period', 'choice', 'Each month|Each year', ''],
      ['canton', 'choice', 'Zurich|Berne', 'Berne'],
      ['floor', 'choice', 'Ground|First', ''],
    ]);
    expect(fields[0]).toMatchObject({ label: 'Company of the tenant', isRequired: true, maxLength: 40 });
    expect(fields[0]!.places).toEqual([{ pageIndex: 0, x: 60, y: 122, width: 200, height: 20 }]);
    expect(fields[3]!.places).toEqual([
      { pageIndex: 0, x: 60, y: 286, width: 100, height: 16 },
      // The page is turned by a quarter.
      { pageIndex: 1, x: 540, y: 60, width: 16, height: 100 },
    ]);
  });

  it('says of what is not taken over why, and nothing of buttons and what is read-only', async () => {
    expect((await read(file)).left).toEqual([
      { name: 'secret', reason: 'PASSWORD' },
      { name: 'upload', reason: 'FILE' },
      { name: 'sum', reason: 'SCRIPT' },
      { name: 'several', reason: 'SEVERAL' },
      { name: 'same', reason: 'ANSWERS' },
      { name: 'nowhere', reason: 'NOT_SHOWN' },
    ]);
    expect(await read(buildPdf())).toEqual({ fields: [], left: [] });
  });

  it('is filled in by its signers at its own places, and locked by each of them', async () => {
    const fill = (name: string, value: string): FilledBlank => {
      const { label, kind, isRequired, choices, places } = fields.find((field) => field.name === name)!;
      const placement = { ...places[0]!, rotation: 0 };
      return { name, label, kind, isRequired, choices, value, isOfFile: true, placement };
    };
    const signers = [
      [
        fill('company', 'Müller & Söhne =1+1'),
        fill('agreed', 'true'),
        fill('canton', 'Zurich'),
        fill('address.street', ''),
      ],
      [fill('rent', '1200'), fill('period', 'Each year'), fill('floor', 'First'), fill('address.notes', 'One\nTwo')],
    ];
    const requests = signers.map((blanks, index) =>
      makeRevisionRequest(index, { blanks, placements: [placeAt(0, 60 + 200 * index, 700)] }),
    );
    const prepared = await prepareFile(file, requests);
    const count = async (bytes: Uint8Array) => (await listFields(await PdfReader.open(accessBytes(bytes)))).length;
    // Nothing but the signatures' own fields comes along.
    expect(await count(prepared)).toBe((await count(file)) + 2);
    let signed = prepared;
    for (const [index, request] of requests.entries()) {
      const order = { isCertifying: index === 0, isClosing: index === 1 };
      signed = await signFile(signed, { ...request, ...order }, fixture.trust);
      expect(judgePdf(signed)).toMatchObject({ signatureCount: index + 1, validCount: index + 1, isSoundPdf: true });
    }
    const { verdict, signatures } = await verifyDocument(accessBytes(signed), {
      anchors: [{ certificate: fixture.centre.root, source: 'local', name: 'our root' }],
      at: new Date(),
      fetchStatus: (certificate, issuer) => fixture.trust.status(certificate, issuer),
    });
    expect(signatures[0]!.changesSince.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
    expect(verdict).toBe('TOTAL_PASSED');
    const filled = signatures[0]!.changesSince.filter(({ kind }) => kind === 'form-value');
    expect(filled.map(({ fieldName }) => fieldName).toSorted()).toEqual(['address.notes', 'floor', 'period', 'rent']);
    const values = new Map((await read(signed)).fields.map(({ name, value }) => [name, value]));
    expect(Object.fromEntries(values)).toEqual({
      company: 'Müller & Söhne =1+1',
      'address.street': '',
      'address.notes': 'One\nTwo',
      rent: '1200',
      agreed: 'true',
      period: 'Each year',
      canton: 'Zurich',
      floor: 'First',
    });
    expect(Buffer.from(signed).toString('latin1')).toMatch(
      /\/TransformMethod \/FieldMDP[^]*?\/Fields \[\(company\) \(agreed\) \(canton\) \(address\.street\)\]/,
    );
  });
});
