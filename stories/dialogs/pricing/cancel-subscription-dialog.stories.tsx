import CancelSubscriptionDialog from '@sigillum/app/pricing/dialogs/cancel-subscription-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  plan: 'Team',
  endsAt: '2026-12-31T12:00:00.000Z',
  otherMembers: 4,
  seals: 1,
  signerGroups: 2,
  apiUsers: 0,
  openRequests: 3,
};

const meta = {
  title: 'Dialogs/pricing/cancel subscription',
  component: CancelSubscriptionDialog,
  render: showScreen(CancelSubscriptionDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof CancelSubscriptionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has to say why. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/It is paid until 31 Dec 2026/)).toBeInTheDocument();
    await expect(screen.queryByText(/API/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.act).toHaveBeenCalledWith({ comment: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
export const WithReason: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText(/Why are you cancelling/), 'Something is missing');
    await userEvent.type(screen.getByRole('textbox'), ' Initials on every page ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.act).toHaveBeenCalledWith({ reason: 'something missing', comment: 'Initials on every page' });
  },
};
/** What the business does not have is not mentioned. */
export const OnePerson: Story = {
  args: { props: { ...props, plan: 'Individual', otherMembers: 0, seals: 0, signerGroups: 0, openRequests: 0 } },
  play: async () => {
    await expect(await screen.findByText(/Signed documents/)).toBeInTheDocument();
    await expect(screen.queryByText(/membership|seal|group/)).toBeNull();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The payment service does not answer. Your plan is unchanged.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: { ...props, plan: 'Enterprise Nordostschweiz mit Rahmenvertrag', otherMembers: 1234, apiUsers: 12 },
    error:
      'Der Plan konnte nicht gekündigt werden, weil der Zahlungsdienst im Moment nicht antwortet. Er ist unverändert.',
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText(/Warum kündigen Sie/), 'Ein anderer Grund');
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller '.repeat(20));
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
