import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { type ProblemKey, problems } from '@sigillum/api-contracts/problems.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { BusinessStanding } from '@sigillum/app/pricing/components/business-standing.tsx';
import { PurchaseHead, PurchaseView } from '@sigillum/app/pricing/components/purchase-view.tsx';
import { type BankStage, noteVisit } from '@sigillum/app/pricing/payment/bank-visit.ts';
import type { PurchaseViewProps } from '@sigillum/app/pricing/purchase-props.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { arriveFromBank, calculate, paidSample, purchaseSample } from '../../support/pricing-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';

const props: PurchaseViewProps = {
  ...purchaseSample,
  head: <PurchaseHead>Keller AG</PurchaseHead>,
};
const { calls } = props;

const refuse = (key: ProblemKey) => {
  const { status, message } = problems[key];
  return new ApiProblem({ type: 'about:blank', method: 'POST', path: '/', status, message, key }, undefined);
};

const meta = {
  title: 'Screens/pricing/purchase',
  component: PurchaseView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PurchaseView, { Layout: DefaultLayout, path: '/business/upgrade' }),
  args: props,
} satisfies Meta<typeof PurchaseView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;
const toPayment = async ({ canvas, userEvent }: Stage) => {
  await canvas.findByText(/^CHF.518.88$/);
  await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
  await canvas.findByRole('heading', { name: 'Where bills go' });
};
const pay = async (stage: Stage) => {
  await toPayment(stage);
  await stage.canvas.findByText(/4242/);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /^Pay/ }));
};

/** The calculation follows plan, cycle and seats; seats move into the range of the plan. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^CHF.518.88$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Scale/ }));
    await expect(await canvas.findByText('Scale, 5 seats')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Individual/ })).toBeDisabled();
  },
};
/** Whoever pays elsewhere would pay twice. */
export const PaidElsewhere: Story = {
  args: {
    present: undefined,
    head: (
      <PurchaseHead>
        <BusinessStanding
          business={{ name: 'Keller AG', paymentMethod: 'CHARGEBEE', trialEndsAt: null }}
          sale={{ present: undefined, plans: props.plans, paidCurrency: undefined }}
        />
      </PurchaseHead>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText(/charged until it is cancelled there/)).toBeVisible(),
};
/** What a code takes off stands among the lines. */
export const WithCode: Story = {
  args: { initial: { ...props.initial, promoCode: 'WELCOME' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Discount WELCOME')).toBeVisible();
    await expect(canvas.getByText(/^CHF.415.10$/)).toBeVisible();
  },
};
/** What another plan gives back stays to the buyer's credit. */
export const GivesBack: Story = {
  args: {
    calls: {
      ...calls,
      async preview(asked) {
        const { lines, subtotal, tax, ...shown } = calculate(asked);
        const left = { kind: 'credit' as const, subject: null, seats: 5, from: shown.timestamp, to: shown.next!.at };
        const sums = { subtotal: subtotal - 100_000, tax: tax - 8100, total: shown.total - 108_100 };
        const back = [{ ...left, amount: -100_000 }, ...lines.slice(0, -1)];
        const vat = { ...lines.at(-1)!, amount: sums.tax };
        return { ...shown, ...sums, lines: [...back, vat], amountDue: 0, credit: -sums.total };
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^CHF.562.12 stays to your credit/)).toBeVisible();
  },
};
/** What costs nothing now is not called a payment. */
export const CostsNothing: Story = {
  args: { ...GivesBack.args, isPaymentKept: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/stays to your credit/);
    await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
    await expect(await canvas.findByRole('button', { name: 'Change the plan' })).toBeVisible();
  },
};
/** The prices are those of the catalogue: who sells could not be asked. */
export const PricesProvisional: Story = {
  args: { isProvisional: true },
  play: ({ canvas }) => expect(canvas.getByText(/these prices may have changed/)).toBeVisible(),
};
/** A code that is typed is taken off at once. */
export const CodeTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^CHF.518.88$/);
    await userEvent.type(canvas.getByLabelText(/^Code for a discount/), 'welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('Discount WELCOME')).toBeVisible();
    await expect(canvas.getByText(/^CHF.415.10$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Without the code' }));
    await expect(await canvas.findByText(/^CHF.518.88$/)).toBeVisible();
  },
};
/** A code that is refused changes nothing about the price, and one may go on without it. */
export const CodeMistyped: Story = {
  args: { calls: { ...calls, judgeCode: () => Promise.reject(refuse('error.billing.promo_unknown')) } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^CHF.518.88$/);
    const field = canvas.getByLabelText(/^Code for a discount/);
    await userEvent.type(field, 'welcom');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText(/There is no such code/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('welcom');
    await expect(canvas.getByText(/^CHF.518.88$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
    await canvas.findByRole('heading', { name: 'Where bills go' });
  },
};
/** A code that held before, for example when the bank was left. */
export const CodeExpired: Story = {
  args: {
    initial: { ...props.initial, promoCode: 'OLD' },
    calls: {
      ...calls,
      preview: (order) =>
        order.promoCode === null
          ? Promise.resolve(calculate(order))
          : Promise.reject(refuse('error.billing.promo_expired')),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This code has expired.')).toBeVisible();
    const field = canvas.getByLabelText(/^Code for a discount/);
    await expect(field).toHaveValue('OLD');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByText(/is taken into account/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Without the code' }));
    await expect(canvas.getByLabelText(/^Code for a discount/)).toHaveValue('');
    await expect(await canvas.findByText(/^CHF.518.88$/)).toBeVisible();
  },
};
export const TooManySeats: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^CHF.518.88$/);
    const field = canvas.getByRole('spinbutton', { name: 'Seats' });
    await userEvent.clear(field);
    await userEvent.type(field, '26');
    await expect(canvas.getByText('Please enter a number from 2 to 25.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
    await expect(field).toHaveFocus();
  },
};
export const PriceOnItsWay: Story = { args: { calls: { ...calls, preview: () => new Promise(() => undefined) } } };
export const PriceFails: Story = {
  args: { calls: { ...calls, preview: () => Promise.reject(refuse('error.billing.unavailable')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** Where bills go, and the provider's own fields; a test system says that no money moves. */
export const Payment: Story = {
  play: async (stage) => {
    await toPayment(stage);
    await expect(await stage.canvas.findByText(/Stand-in of a test system/)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: /Pay CHF.518.88/ })).toBeVisible();
  },
};
/** The tax depends on where the bill goes. */
export const ReverseCharge: Story = {
  play: async (stage) => {
    await toPayment(stage);
    await stage.userEvent.selectOptions(stage.canvas.getByLabelText('Country'), 'AT');
    await expect(await stage.canvas.findByText(/reverse charge/)).toBeVisible();
  },
};
export const FieldsMissing: Story = {
  args: { calls: { ...calls, open: () => Promise.reject(new Error('blocked')) } },
  play: async (stage) => {
    await toPayment(stage);
    await expect(await stage.canvas.findByText(/could not be loaded/)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const FieldsOpening: Story = {
  args: { calls: { ...calls, start: () => new Promise(() => undefined) } },
  play: toPayment,
};
/** The bank's word becomes a sentence, and the fields are asked for anew. */
export const Declined: Story = {
  args: {
    calls: {
      ...calls,
      purchase: () => ({
        ...calls.purchase({ ...props.initial, seats: 3 }),
        buy: () => Promise.resolve({ ...paidSample, state: 'DECLINED', code: 'insufficient_funds', receiptUrl: null }),
      }),
    },
  },
  play: async (stage) => {
    await pay(stage);
    await expect(await stage.canvas.findByText(/declined for want of funds/)).toBeVisible();
    await expect(await stage.canvas.findByText(/4242/)).toBeVisible();
  },
};
/** What was kept while the bank showed its own page: more seats than the page begins with, and an address that was typed. */
const leave = (stage: BankStage) => {
  const { seats: _, ...choice } = props.initial;
  const typed = { country: 'CH', address1: 'Quellenweg 7', address2: '', postalCode: '3000', city: 'Bern', vat: '' };
  noteVisit('purchase', {
    ...{ buyer: props.buyer, isFounding: false, stage, choice: { ...choice, seats: 7 }, country: 'CH', typed },
  });
};
/** The bank's own page has confirmed the means of payment: it is bought with it, once. */
const buyOnce = fn(() => Promise.resolve({ ...paidSample, amountSeats: 7 }));
export const BackFromBank: Story = {
  args: { calls: { ...calls, purchase: () => ({ ...calls.purchase({ ...props.initial, seats: 7 }), buy: buyOnce }) } },
  beforeEach: () => {
    buyOnce.mockClear();
    leave('setup');
    arriveFromBank('setup', 'succeeded');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
    await expect(canvas.getByText('The Team plan with 7 seats is yours from now on.')).toBeVisible();
    await expect(buyOnce).toHaveBeenCalledOnce();
    await expect(window.location.search).not.toContain('secret');
  },
};
/** The bank's own page has confirmed the payment: nothing is bought again. */
export const PaidAtBank: Story = {
  args: BackFromBank.args!,
  beforeEach: () => {
    buyOnce.mockClear();
    leave('payment');
    arriveFromBank('payment', 'succeeded');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
    await expect(buyOnce).not.toHaveBeenCalled();
  },
};
/** Not confirmed there: everything that was chosen and typed is still here. */
export const RefusedAtBank: Story = {
  beforeEach: () => {
    leave('setup');
    arriveFromBank('setup', 'failed');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not confirmed at your bank/)).toBeVisible();
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('Quellenweg 7');
    await expect(await canvas.findByText('Team, 7 seats')).toBeVisible();
    await expect(window.location.search).not.toContain('secret');
  },
};
/** The bank's page was left by the way back in the browser. */
export const BankLeft: Story = {
  beforeEach: () => leave('setup'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your bank has not confirmed anything yet/)).toBeVisible();
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('Quellenweg 7');
    // What it costs is asked for anew.
    await canvas.findByRole('button', { name: /^Pay CHF/ });
  },
};
/** The bank leads to another window, which knows of nothing. */
export const BankElsewhere: Story = {
  beforeEach: () => arriveFromBank('payment', 'succeeded'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not known in this window/)).toBeVisible();
    await expect(window.location.search).not.toContain('secret');
  },
};
export const AskingBank: Story = {
  args: {
    calls: {
      ...calls,
      purchase: () => ({ ...calls.purchase({ ...props.initial, seats: 7 }), look: () => new Promise(() => undefined) }),
    },
  },
  beforeEach: PaidAtBank.beforeEach!,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are asking what your bank has answered.')).toBeVisible();
  },
};
export const VatNumberWrong: Story = {
  args: {
    calls: {
      ...calls,
      purchase: () => ({
        ...calls.purchase({ ...props.initial, seats: 3 }),
        keepBill: () => Promise.reject(refuse('error.billing.vat_invalid')),
      }),
    },
  },
  play: async (stage) => {
    await pay(stage);
    await expect(await stage.canvas.findByRole('textbox', { name: /VAT number/ })).toBeInvalid();
  },
};
export const Paying: Story = {
  args: {
    calls: {
      ...calls,
      purchase: () => ({
        ...calls.purchase({ ...props.initial, seats: 3 }),
        buy: () => new Promise(() => undefined),
      }),
    },
  },
  play: pay,
};
export const Done: Story = {
  play: async (stage) => {
    await pay(stage);
    await expect(await stage.canvas.findByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
    await expect(stage.canvas.getByRole('link', { name: 'Open the receipt' })).toBeVisible();
  },
};
/** A person without a business names one and accepts the terms. */
export const Founding: Story = {
  args: { isFounding: true, people: 1, address: null, initial: { ...props.initial, plan: 'individual', seats: 1 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^CHF.118.91$/);
    await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
    await canvas.findByText(/4242/);
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Name of the business' })).toHaveFocus();
  },
};
const change = fn<PurchaseViewProps['calls']['start']>();
/** Another plan is paid with the means on file. */
export const ChangeOfPlan: Story = {
  args: {
    present: 'team',
    paidCurrency: 'CHF',
    isPaymentKept: true,
    initial: { ...props.initial, plan: 'pro' },
    calls: { ...calls, start: change },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await canvas.findByText(/^CHF.843.18$/);
    await userEvent.click(canvas.getByRole('button', { name: 'On to the payment' }));
    await expect(await canvas.findByText('The payment method on file is charged.')).toBeVisible();
    await expect(change).not.toHaveBeenCalled();
  },
};
const untilCalculated: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByText(/518.88/))[0]).toBeVisible();
};
export const InGerman: Story = { globals: { language: 'de-ch' }, play: untilCalculated };
export const InFrench: Story = {
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
  play: untilCalculated,
};
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } }, play: untilCalculated };
