import RemoveSeatsDialog from '@sigillum/app/pricing/dialogs/remove-seats-dialog.tsx';
import type { RemoveSeatsProps } from '@sigillum/app/pricing/dialogs/remove-seats-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: RemoveSeatsProps = {
  businessName: 'Keller AG',
  seats: 20,
  members: 14,
  seatPrice: { amount: 18_000, currency: 'CHF', cycle: 'yearly' },
  periodEndsAt: '2026-12-31T12:00:00.000Z',
};

const meta = {
  title: 'Dialogs/pricing/remove seats',
  component: RemoveSeatsDialog,
  render: showScreen(RemoveSeatsDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof RemoveSeatsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys change the number; the result is the number of seats that are left. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('spinbutton');
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByText(/17 seats, CHF.3,060.00 a year/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ seats: 17 });
  },
};
/** Never fewer seats than people who use one. */
export const TooMany: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(await screen.findByText('Please enter a number from 1 to 6.')).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const AllInUse: Story = {
  args: { props: { ...props, members: 20 } },
  play: async () => {
    await expect(await screen.findByText(/Every seat is in use/)).toBeInTheDocument();
    await expect(screen.queryByRole('spinbutton')).toBeNull();
  },
};
export const InEurosMonthly: Story = {
  args: { props: { ...props, seatPrice: { amount: 1_750, currency: 'EUR', cycle: 'monthly' } } },
  play: async () => {
    await expect(await screen.findByText(/20 seats, EUR.350.00 a month/)).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'Somebody has joined meanwhile. Please reload the page and look again.' },
};
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      seats: 12345,
      members: 1234,
    },
    error:
      'Die Lizenzen konnten nicht entfernt werden, weil der Zahlungsdienst im Moment nicht antwortet. Nichts ist geändert.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
