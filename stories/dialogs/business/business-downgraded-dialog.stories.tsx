import BusinessDowngradedDialog from '@sigillum/app/business/dialogs/business-downgraded-dialog.tsx';
import type { BusinessDowngradedProps } from '@sigillum/app/business/dialogs/business-downgraded-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: BusinessDowngradedProps = {
  businessName: 'Keller AG',
  event: 'plan ended',
  happenedAt: '2026-11-01T10:00:00.000Z',
  canUpgrade: false,
};

const meta = {
  title: 'Dialogs/business/business downgraded',
  component: BusinessDowngradedDialog,
  render: showScreen(BusinessDowngradedDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof BusinessDowngradedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('An administrator chose it on 1 Nov 2026.')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('continue');
  },
};
export const WithPlans: Story = {
  args: { props: { ...props, canUpgrade: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See the plans' }));
    await expect(args.act).toHaveBeenLastCalledWith('plans');
  },
};
export const RemovedFromBusiness: Story = {
  args: { props: { ...props, event: 'removed' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'You no longer belong to Keller AG' })).toBeInTheDocument();
    await expect(screen.getByText(/Its administrators have taken them over/)).toBeInTheDocument();
  },
};
export const BusinessDeleted: Story = {
  args: { props: { ...props, event: 'deleted', revocableUntil: '2026-12-01T10:00:00.000Z' } },
  play: async () => {
    await expect(await screen.findByText(/Until 1 Dec 2026 an administrator can bring it back/)).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please check your connection.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      event: 'deleted',
      revocableUntil: '2026-12-01T10:00:00.000Z',
      canUpgrade: true,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
    },
    error:
      'Das konnte nicht gespeichert werden, weil der Dienst im Moment nicht erreichbar ist. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
