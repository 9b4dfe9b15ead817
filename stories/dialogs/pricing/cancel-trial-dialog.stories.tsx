import CancelTrialDialog from '@sigillum/app/pricing/dialogs/cancel-trial-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  businessName: 'Keller AG',
  trialEndsAt: '2026-12-05T12:00:00.000Z',
  otherMembers: 2,
  seals: 0,
  signerGroups: 0,
  apiUsers: 0,
  openRequests: 1,
};

const meta = {
  title: 'Dialogs/pricing/cancel trial',
  component: CancelTrialDialog,
  render: showScreen(CancelTrialDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof CancelTrialDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/would end by itself on 5 Dec 2026/)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Go on trying' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Alone: Story = { args: { props: { ...props, otherMembers: 0, openRequests: 0 } } };
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The trial has ended already. Please reload the page.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      otherMembers: 128,
      seals: 12,
      apiUsers: 3,
      signerGroups: 7,
    },
    error:
      'Die Testzeit konnte nicht beendet werden, weil der Dienst im Moment nicht erreichbar ist. Sie läuft weiter.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
