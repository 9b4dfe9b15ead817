import {
  identOverviewExample,
  identPaymentExample,
  identStateExample,
  knownIdentificationExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import type { IdentPayment } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { IdentifyView, type IdentifyViewProps } from '@sigillum/app/identification/components/identify-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { noteVisit } from '@sigillum/app/pricing/payment/bank-visit.ts';
import type { PaymentOutcome } from '@sigillum/app/pricing/payment/payment-fields.ts';
import { listCountries } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { arriveFromBank, openFields } from '../../support/pricing-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/eidas/video' };
const action = fn((_form: FormData): unknown => ({}));
const way: IdentWay = identOverviewExample.ways[0]!;
const begun: IdentWay = { ...way, ...identStateExample };
const supply = {
  ...{ isSupplied: false, known: { givenNames: 'Nora', familyName: 'Keller' }, fixed: [] },
  ...{ firstCountries: ['CH', 'DE', 'FR', 'AT'], today: '2026-11-21' },
};

const meta = {
  title: 'Screens/identification/identify',
  component: IdentifyView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(IdentifyView, { ...scene, action }),
  args: {
    ...{ name: 'srsVideo', way, known: [], personName: 'Nora Keller' },
    supply,
  },
} satisfies Meta<typeof IdentifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has begun. */
export const Begin: Story = {
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('intent')).toBe('start'));
  },
};

/** A stand-in of a test system identifies, and wants the terms of the trust service agreed to. */
export const Terms: Story = {
  args: { way: { ...way, is_local: true, missing: ['terms'] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/nobody is really identified/)).toBeVisible();
    action.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use of the trust service' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('terms')).toBe('true'));
  },
};

/** Whoever identifies knows people by their number. */
export const MobileMissing: Story = {
  args: { way: { ...way, missing: ['mobile', 'terms'] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Add it to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** The document is written down beforehand. */
export const Supplying: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write down my document first' }));
    await expect(await screen.findByRole('dialog', { name: 'Details of your identity document' })).toBeVisible();
    await expect(screen.getByLabelText('Family name')).toHaveValue('Keller');
  },
};

/** Kept already: it can be changed, or forgotten. */
export const Supplied: Story = {
  args: { supply: { ...supply, isSupplied: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Change what I wrote down' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Forget it' })).toBeVisible();
  },
};

/** With an appointment, which can be given up. */
export const Initialized: Story = {
  args: { way: { ...begun, appointment_at: '2026-12-01T09:30:00.000Z' } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: 'Go to the identification' })).toHaveAttribute(
      'href',
      identStateExample.url!,
    );
    action.mockClear();
    await userEvent.click(canvas.getByText('Call it off', { selector: 'summary, summary *' }));
    await userEvent.type(canvas.getByLabelText('Your e-mail address'), 'nora.keller@example.ch');
    await userEvent.click(canvas.getByRole('button', { name: 'Call it off' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('email')).toBe('nora.keller@example.ch'));
  },
};

let answer: (way: IdentWay) => void;
function AnsweredView(props: IdentifyViewProps) {
  const [answered, setAnswered] = useState(props.way);
  useEffect(() => {
    answer = setAnswered;
  }, []);
  return <IdentifyView {...props} way={answered} />;
}

/** It begins and is called off: what was pressed is gone each time, so the focus goes to the word that has changed. */
export const CalledOff: Story = {
  render: showScreen(AnsweredView, { ...scene, action }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    answer(begun);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready to begin');
    await userEvent.click(canvas.getByText('Call it off', { selector: 'summary, summary *' }));
    await userEvent.type(canvas.getByLabelText('Your e-mail address'), 'nora.keller@example.ch');
    await userEvent.click(canvas.getByRole('button', { name: 'Call it off' }));
    answer(way);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Called off');
  },
};

/** The service is away. */
export const Preparing: Story = { args: { way: { ...begun, url: null } } };

export const InProgress: Story = { args: { way: { ...begun, status: 'inprogress' } } };

/** Succeeded; the trust service takes it over. */
export const Activating: Story = { args: { way: { ...begun, status: 'success', url: null } } };

export const Done: Story = {
  args: { way: { ...begun, status: 'success', url: null }, known: [knownIdentificationExample] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You sign as/)).toHaveTextContent('Anna Keller');
  },
};

/** The trust service keeps to itself what stood in the document. */
export const DoneUnnamed: Story = {
  args: {
    way: { ...begun, status: 'success', url: null },
    known: [{ ...knownIdentificationExample, given_names: null, family_name: null, provider: 'sign.example.org' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/with the name that/)).toHaveTextContent('sign.example.org');
  },
};

/** A request waits for it. */
export const DoneForRequest: Story = {
  args: { ...Done.args, requestId: '0b9d6a4e-6f0a-4c3e-9c53-0d8b4d1a2f10' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go back and sign' })).toHaveAttribute(
      'href',
      '/view/0b9d6a4e-6f0a-4c3e-9c53-0d8b4d1a2f10',
    );
  },
};

/** The document was somebody else's. */
export const Failed: Story = {
  args: { way: { ...way, status: 'failure', reason: 'name_differs', started_at: begun.started_at } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The name in the document is not that of your account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Nobody pays. */
export const Uncovered: Story = { args: { way: { ...way, is_covered: false } } };

const prices: IdentWay['prices'] = [
  { currency: 'EUR', amount: 1500 },
  { currency: 'CHF', amount: 1600 },
];
const unpaid: IdentWay = { ...way, is_covered: false, prices };
const open: IdentPayment = {
  ...identPaymentExample,
  ...{ state: 'open', currency: 'EUR', amount: 1500, tax: 122, total: 1622, receipt_url: null, paid_at: null },
};
const pay = fn((): Promise<PaymentOutcome> => Promise.resolve({ isDone: true }));
const refresh = fn((): Promise<IdentPayment> => Promise.resolve({ ...open, state: 'paid' }));
const paying = {
  buyer: '0197f5a0-0000-7000-8000-000000000001',
  price: prices[0]!,
  countries: listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']),
  calls: {
    start: () =>
      Promise.resolve({
        payment: open,
        setup: {
          ...{ clientSecret: 'pi_1_secret_1', publishableKey: 'pk_test_1', scriptUrl: 'about:blank', isLocal: true },
        },
      }),
    refresh,
    open: async (...scene) => ({ ...(await openFields(...scene)), pay }),
    returnUrl: () => 'https://sigillum.example.ch/profile/signature-standards/eidas/video',
  },
} satisfies IdentifyViewProps['paying'];

/** The bank has shown a page of its own and was not convinced there: the country is still chosen. */
export const PayOnceRefusedElsewhere: Story = {
  args: { way: unpaid, paying },
  beforeEach: () => {
    noteVisit('identification', { buyer: paying.buyer, country: 'CH' });
    arriveFromBank('payment', 'failed');
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/not confirmed at your bank/)).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toHaveValue('CH');
    await expect(await canvas.findByRole('button', { name: /^Pay EUR.16\.22$/ })).toBeVisible();
    await expect(window.location.search).not.toContain('secret');
  },
};

/** Nobody else pays: the person can, once, and sees with the tax what it costs before paying. */
export const PayOnce: Story = {
  args: { way: unpaid, paying },
  async play({ canvas, userEvent }) {
    pay.mockClear();
    refresh.mockClear();
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'CH');
    await expect(await canvas.findByText('To pay now: EUR 16.22, of which EUR 1.22 is VAT.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Pay EUR.16\.22$/ }));
    await waitFor(() => expect(refresh).toHaveBeenCalledWith(open.id));
    await expect(pay).toHaveBeenCalledOnce();
  },
};

/** Before the country is known there is nothing to pay. */
export const PayOnceBegin: Story = { args: { way: unpaid, paying } };

/** The bank says no, and nothing was charged. */
export const PayDeclined: Story = {
  args: { way: unpaid, paying },
  async play({ canvas, userEvent }) {
    pay.mockResolvedValueOnce({ isDone: false, code: 'insufficient_funds' });
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'CH');
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay EUR.16\.22$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/for want of funds/);
  },
};

/** Paid: it can begin. */
export const PaidOnce: Story = {
  args: { way: { ...unpaid, payment: identPaymentExample }, paying },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You have paid CHF 17.30/)).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByText(/, once/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      identPaymentExample.receipt_url!,
    );
    await expect(canvas.getByRole('button', { name: 'Begin' })).toBeVisible();
  },
};

/** It expired, so the money goes back; it can be paid for anew. */
export const Refunding: Story = {
  args: {
    way: { ...unpaid, status: 'failure', reason: 'expired', payment: { ...identPaymentExample, state: 'refunding' } },
    paying,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/CHF 17.30 is on its way back to you/)).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toBeVisible();
  },
};

/** A payment on a small screen at night, with longer words. */
export const PayNarrow: Story = {
  args: { way: { ...unpaid, is_local: true }, paying },
  globals: { language: 'fr-ch', theme: 'dark', viewport: { value: 'xs' } },
};

/** On a small screen at night, with longer words. */
export const Narrow: Story = {
  args: { supply: { ...supply, isSupplied: true }, way: { ...way, is_local: true, missing: ['terms'] } },
  globals: { language: 'fr-ch', theme: 'dark', viewport: { value: 'xs' } },
};
