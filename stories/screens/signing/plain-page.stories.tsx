import { requestFieldExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { FieldKind, FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import { PlainPage } from '@sigillum/app/signing/components/plain-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { manyDocuments, requestToVisit, withDocuments } from '../../support/signing-samples.ts';

const codeWay = { channel: 'email', to: 'luca.rossi@example.it' } as const;

const meta = {
  title: 'Screens/signing/plain page',
  component: PlainPage,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PlainPage, {
    Layout: MainLayout,
    path: '/view/:id/:userid',
    address: '/view/1/2',
    root: { person: undefined },
  }),
  args: {
    request: withDocuments(requestToVisit, manyDocuments),
    door: { kind: 'visitor', writeDownloadUrl: (id, which) => `#${id}-${which}` },
    step: { kind: 'sign' },
  },
} satisfies Meta<typeof PlainPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several documents: each can be taken home and read before the next press. */
export const Review: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You sign 4 documents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'House rules' })).toBeVisible();
  },
};

export const AsksForCode: Story = {
  args: { step: { kind: 'sign', codeWay } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code from the e-mail')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another code' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: {
    step: {
      kind: 'sign',
      codeWay,
      failure: { fields: { tan: { id: 'error.sign.tan_invalid', values: { triesLeft: 4 } } }, typed: {} },
    },
  },
};

const declare = (kind: FieldKind, label: string, more: Partial<FilledField> = {}): FilledField => ({
  ...requestFieldExample,
  id: label,
  kind,
  label,
  rules: {},
  value: '',
  ...more,
});

/** Every kind of field, in the order in which the person is led. */
export const Fields: Story = {
  args: {
    step: {
      kind: 'fill',
      fields: [
        declare('text', 'Company', { value: 'Muster AG' }),
        declare('longtext', 'Remarks', { required: false }),
        declare('number', 'Rent'),
        declare('date', 'Since', { value: '2026-11-30' }),
        declare('checkbox', 'I have read the house rules'),
        declare('choice', 'Size', { rules: { choices: ['Small', 'Large'] } }),
        declare('attachment', 'Passport', { value: 'Passport.pdf' }),
        declare('attachment', 'Payslip', { required: false }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Please fill in' })).toBeVisible();
    await expect(canvas.getByLabelText('Company (needed)')).toHaveValue('Muster AG');
    await expect(canvas.getByLabelText('Remarks')).toBeVisible();
    await expect(canvas.getByLabelText('Since (needed)')).toHaveValue('30/11/2026');
    await expect(canvas.getByRole('checkbox', { name: 'I have read the house rules (needed)' })).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Size (needed)' })).toHaveValue('');
  },
};

export const WrongFields: Story = {
  args: {
    step: {
      kind: 'fill',
      fields: [
        declare('text', 'Company'),
        declare('number', 'Rent', { value: 'much' }),
        declare('checkbox', 'I agree'),
      ],
      failure: {
        fields: {
          'field-Company': { id: 'signing.field.fault.required' },
          'field-Rent': { id: 'signing.field.fault.not_a_number' },
          'field-I agree': { id: 'signing.field.fault.required' },
        },
        typed: {},
      },
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Rent/)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(/^Rent/)).toHaveValue('much');
  },
};

/** A regulated record: name and reason are stated first. */
export const Statement: Story = { args: { request: { ...requestToVisit, quality: 'PART11' } } };
export const NeedsScript: Story = { args: { step: { kind: 'sign', needsScript: true } } };

export const Declining: Story = {
  args: { step: { kind: 'decline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Decline to sign?' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Reason/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { step: { kind: 'sign', codeWay: { channel: 'sms', to: '67' }, isResent: true } },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};
