import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import AddSeatsOverlay from '@sigillum/app/pricing/overlays/add-seats-overlay.tsx';
import type { AddSeatsProps } from '@sigillum/app/pricing/overlays/add-seats-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

/** What more seats than five cost for the rest of a year. */
const add = (seats: number, currency: Currency = 'CHF', each = 2050): ChargePreview => ({
  currency,
  lines: [
    {
      kind: 'proration',
      subject: 'Team',
      seats: seats - 5,
      from: '2026-11-23T12:00:00.000Z',
      to: '2026-12-31T12:00:00.000Z',
      amount: (seats - 5) * each,
    },
  ],
  ...{ subtotal: (seats - 5) * each, discount: 0, tax: 0, isReverseCharge: false },
  ...{ total: (seats - 5) * each, amountDue: (seats - 5) * each, credit: 0 },
  next: { at: '2027-01-01T12:00:00.000Z', amount: seats * 18_000 },
  timestamp: '2026-11-23T12:00:00.000Z',
});

const props: AddSeatsProps = {
  businessName: 'Keller AG',
  plan: 'Team',
  seats: 5,
  members: 5,
  initialCount: 1,
  greatestCount: 100,
  preview: (seats) => Promise.resolve(add(seats)),
};

const meta = {
  title: 'Overlays/pricing/add seats',
  component: AddSeatsOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(AddSeatsOverlay),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AddSeatsOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price follows the number; what is paid stands on the button. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('spinbutton')).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const button = await screen.findByRole('button', { name: /Pay CHF.61.50/ });
    await expect(screen.getByText(/Next on 1 Jan 2027: CHF.1,440.00/)).toBeInTheDocument();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledWith({
      name: 'complete',
      seats: 8,
      timestamp: '2026-11-23T12:00:00.000Z',
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
/** Nothing is bought before its price stands there. */
export const PriceOnItsWay: Story = {
  args: { props: { ...props, preview: () => new Promise(() => undefined) } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await expect(screen.getByText('Calculating the price')).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
const preview = fn<AddSeatsProps['preview']>();
export const PriceFails: Story = {
  args: { props: { ...props, preview } },
  beforeEach: () => {
    preview
      .mockReset()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/connection|offline|reach/i)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Calculating the price')).toBeInTheDocument();
  },
};
export const WrongNumber: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '101');
    await expect(await screen.findByText('Please enter a number from 1 to 100.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await expect(field).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const InEuros: Story = {
  args: {
    props: { ...props, members: 3, initialCount: 4, preview: (seats) => Promise.resolve(add(seats, 'EUR')) },
  },
  play: async () => {
    await expect(await screen.findByText(/EUR.1,620.00/)).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await expect(await screen.findByText(/CHF.1,080.00/)).toBeInTheDocument();
  },
};
export const Error: Story = {
  args: { error: 'The card was declined. No seats were added and nothing was charged.' },
  play: async () => {
    await expect(await screen.findByText(/CHF.1,080.00/)).toBeInTheDocument();
  },
};
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      plan: 'Enterprise Nordostschweiz mit Rahmenvertrag',
      seats: 12345,
      members: 12345,
      greatestCount: 100000,
      preview: (seats) => Promise.resolve(add(seats, 'CHF', 800)),
    },
    error: 'Die Lizenzen konnten nicht hinzugefügt werden, weil die Karte abgelehnt wurde. Es wurde nichts belastet.',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /98’728.00/ })).toBeInTheDocument();
  },
};
/** Looked at once its price stands there. */
const priced: Pick<Story, 'play'> = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: /20.50/ })).toBeInTheDocument();
  },
};
export const InFrench: Story = { ...priced, globals: { language: 'fr-ch' } };
export const InItalian: Story = { ...priced, globals: { language: 'it', viewport: { value: 'xs' } } };
