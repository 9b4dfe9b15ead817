import { documentExample } from '@sigillum/api-contracts/documents/examples.ts';
import { signatureExample, visitorSignatureExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { describe, expect, it } from 'vitest';
import { listPlaces } from './list-places.ts';

const { id } = documentExample;
const position = { page: '0', x: 10, y: 20, width: 100, height: 40, rotation: 0 };
const place = { sid: signatureExample.sid, x: 72, y: 640, width: 180, height: 84 };

describe('the places of visible signatures', () => {
  it('are counted from page 1 and named after their signer', () => {
    expect(listPlaces(documentExample, [signatureExample])).toEqual([
      { ...place, id: `${signatureExample.sid}/${id}/0`, page: 2 },
    ]);
  });

  it('are gone once the signature is part of the page', () => {
    expect(listPlaces(documentExample, [{ ...signatureExample, status_code: 'SIGNED' }])).toEqual([]);
  });

  it('of another document are left out', () => {
    expect(listPlaces({ ...documentExample, id: signatureExample.sid }, [signatureExample])).toEqual([]);
  });

  it('of a signature field are those of every field of that name', () => {
    const document = {
      ...documentExample,
      signature_fields: [
        { name: 'tenant', signed: false, positions: [{ ...position, page: '1' }, position] },
        { name: 'landlord', signed: false, positions: [position] },
      ],
    };
    const signature = {
      ...visitorSignatureExample,
      document_signatures: [{ document_id: id, visual_signature: { form_field: 'tenant' } }],
    };
    expect(listPlaces(document, [signature]).map(({ page, id: key }) => [page, key])).toEqual([
      [1, `${signature.sid}/tenant/1`],
      [2, `${signature.sid}/tenant/0`],
    ]);
  });
});
