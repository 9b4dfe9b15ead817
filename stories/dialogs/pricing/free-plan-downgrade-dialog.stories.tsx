import FreePlanDowngradeDialog from '@sigillum/app/pricing/dialogs/free-plan-downgrade-dialog.tsx';
import type { FreePlanDowngradeProps } from '@sigillum/app/pricing/dialogs/free-plan-downgrade-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: FreePlanDowngradeProps = {
  businessName: 'Keller AG',
  canProveByLogin: false,
  otherMembers: 4,
  seals: 1,
  signerGroups: 2,
  apiUsers: 1,
  openRequests: 3,
};

const meta = {
  title: 'Dialogs/pricing/free plan downgrade',
  component: FreePlanDowngradeDialog,
  render: showScreen(FreePlanDowngradeDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof FreePlanDowngradeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Others lose access: this has to be confirmed. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change to free' }));
    await expect(await screen.findByText('Please confirm that you have read this.')).toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: /4 members lose access/ });
    await expect(box).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Change to free' }));
    await expect(screen.getByLabelText('Your password')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.keyboard('three brave otters{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ password: 'three brave otters' });
  },
};
/** Who logs in at an organisation may have no password. */
export const Alone: Story = {
  args: { props: { ...props, canProveByLogin: true, otherMembers: 0 } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /can send nothing any more/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Change to free' }));
    await expect(args.act).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This did not work. Please try again, or contact support.' } };
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
      'Der Plan konnte nicht gewechselt werden, weil der Zahlungsdienst im Moment nicht antwortet. Er ist unverändert.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
