import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { expect, it } from 'vitest';
import { applyChange, dropGone, mergeChanges } from './draft-change.ts';

const position = (x: number) => ({ page: '0', x, y: 10, width: 100, height: 40 });
const mark = (document_id: string, x: number) => ({ document_id, visual_signature: { position: position(x) } });

const request = {
  title: 'Lease',
  message: '',
  documents: [{ id: 'd1' }, { id: 'd2' }],
  signatures: [
    {
      sid: 's1',
      sequence: -1,
      notify: true,
      signer_identity_data: { language: 'en', first_name: 'Ada' },
      document_signatures: [mark('d1', 1)],
    },
    { sid: 's2', sequence: -1, notify: true, signer_identity_data: { language: 'de' }, document_signatures: [] },
  ],
} as unknown as SignatureRequest;

it('joins changes of the same signer and of the same document, the newer on top', () => {
  const older = {
    title: 'A',
    signatures: [{ sid: 's1', sequence: 1, document_signatures: [mark('d1', 1), mark('d2', 2)] }],
  };
  const newer = {
    message: 'B',
    signatures: [
      { sid: 's1', document_signatures: [mark('d2', 9)] },
      { sid: 's2', sequence: 2 },
    ],
  };
  expect(mergeChanges(older, newer)).toEqual({
    title: 'A',
    message: 'B',
    signatures: [
      { sid: 's1', sequence: 1, document_signatures: [mark('d1', 1), mark('d2', 9)] },
      { sid: 's2', sequence: 2 },
    ],
  });
});

it('does to the draft what two changes one after the other would do', () => {
  const one = { title: 'A', signatures: [{ sid: 's1', sequence: 1, document_signatures: [mark('d2', 2)] }] };
  const two = { signatures: [{ sid: 's1', language: 'fr' as const, document_signatures: [mark('d1', 5)] }] };
  expect(applyChange(request, mergeChanges(one, two))).toEqual(applyChange(applyChange(request, one), two));
});

it('leaves alone what a change does not name', () => {
  const changed = applyChange(request, {
    signatures: [{ sid: 's1', document_signatures: [{ document_id: 'd1', visual_signature: null }] }],
  });
  expect(changed.title).toBe('Lease');
  expect(changed.signatures[1]).toBe(request.signatures[1]);
  expect(changed.signatures[0]).toMatchObject({ sequence: -1, signer_identity_data: { first_name: 'Ada' } });
  expect(changed.signatures[0]!.document_signatures).toEqual([{ document_id: 'd1', visual_signature: null }]);
});

it('forgets what concerns people and documents that are gone', () => {
  const waiting = {
    title: 'A',
    signatures: [
      { sid: 's1', document_signatures: [mark('d1', 1), mark('gone', 2)] },
      { sid: 'gone', sequence: 1 },
    ],
  };
  expect(dropGone(waiting, request)).toEqual({
    title: 'A',
    signatures: [{ sid: 's1', document_signatures: [mark('d1', 1)] }],
  });
});
