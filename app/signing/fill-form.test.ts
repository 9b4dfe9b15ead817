import { requestFieldExample, requestFieldsExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { expect, it, vi } from 'vitest';
import { askedName, fillForm, nameInput } from './fill-form.ts';

it('takes a day as people type it, and says what is none as it was typed', async () => {
  const field = { ...requestFieldExample, kind: 'date' as const, rules: {}, value: '' };
  const fillFields = vi.fn(async () => ({ faults: [] }));
  const door = {
    readFields: async () => ({ ...requestFieldsExample, fields: [field] }),
    fillFields,
    handIn: vi.fn(),
  };
  for (const [typed, kept] of [
    ['1.5.2026', '2026-05-01'],
    ['2026-05-01', '2026-05-01'],
    ['soon', 'soon'],
  ] as const) {
    const form = new FormData();
    form.set(askedName, field.id);
    form.set(nameInput(field.id), typed);
    await fillForm(door, form, undefined);
    expect(fillFields).toHaveBeenLastCalledWith({ [field.id]: kept });
  }
});
