import LeaveBusinessDialog from '@sigillum/app/members/dialogs/leave-business-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = { businessName: 'Keller AG', openRequests: 0, isLastAdmin: false };

const meta = {
  title: 'Dialogs/members/leave business',
  component: LeaveBusinessDialog,
  render: showScreen(LeaveBusinessDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof LeaveBusinessDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Leave business' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const WithOpenRequests: Story = {
  args: { props: { ...props, openRequests: 1 } },
  play: async () => {
    await expect(await screen.findByText(/One is open and can still be signed/)).toBeInTheDocument();
  },
};
export const LastAdministrator: Story = {
  args: { props: { ...props, isLastAdmin: true } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'You cannot leave Keller AG yet' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Leave business' })).toBeNull();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please check your connection.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      openRequests: 27,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
    },
    error: 'Sie konnten das Unternehmen nicht verlassen, weil der Dienst im Moment nicht erreichbar ist.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
