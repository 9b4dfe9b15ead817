import { pricePlansExample } from '@sigillum/api-contracts/pricing/examples.ts';
import FairFlatMigrationDialog from '@sigillum/app/pricing/dialogs/fair-flat-migration-dialog.tsx';
import type { FairFlatMigrationProps } from '@sigillum/app/pricing/dialogs/fair-flat-migration-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: FairFlatMigrationProps = {
  businessName: 'Keller AG',
  plan: pricePlansExample.plans[0]!,
  startsAt: '2027-01-01T12:00:00.000Z',
  presentPrice: { amount: 5_900, currency: 'CHF', cycle: 'monthly' },
  isCharged: true,
  flatPrice: { amount: 9_500, currency: 'CHF', cycle: 'monthly' },
  seats: 5,
};

const meta = {
  title: 'Dialogs/pricing/fair-flat migration',
  component: FairFlatMigrationDialog,
  render: showScreen(FairFlatMigrationDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof FairFlatMigrationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/CHF.95.00 a month for 5 seats/)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Decide later' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledOnce();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
/** A plan whose signatures were included before, too. */
export const YearlyInEuros: Story = {
  args: {
    props: {
      ...props,
      isCharged: false,
      presentPrice: { amount: 59_000, currency: 'EUR', cycle: 'yearly' },
      flatPrice: { amount: 95_000, currency: 'EUR', cycle: 'yearly' },
    },
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The payment service does not answer. Your plan is unchanged.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      plan: { ...props.plan, name: 'Enterprise Nordostschweiz mit Rahmenvertrag' },
      seats: 12345,
      flatPrice: { amount: 123_456_750, currency: 'CHF', cycle: 'yearly' },
    },
    error: 'Der neue Plan konnte nicht angenommen werden, weil der Zahlungsdienst im Moment nicht antwortet.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
