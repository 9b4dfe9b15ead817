import FreeMigrationDialog from '@sigillum/app/pricing/dialogs/free-migration-dialog.tsx';
import type { FreeMigrationProps } from '@sigillum/app/pricing/dialogs/free-migration-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: FreeMigrationProps = {
  startsAt: '2027-01-01T12:00:00.000Z',
  offer: { plan: 'Individual', price: { amount: 1_200, currency: 'CHF', cycle: 'monthly' } },
};

const meta = {
  title: 'Dialogs/pricing/free migration',
  component: FreeMigrationDialog,
  render: showScreen(FreeMigrationDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof FreeMigrationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/From 1 Jan 2027/)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Decide later' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('stay');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('plans');
  },
};
/** It applies already: nothing is left to be put off. */
export const Now: Story = {
  args: { props: { ...props, startsAt: null } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Stay free' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Decide later' })).toBeNull();
  },
};
/** Nothing is sold by the month, so no price is named. */
export const WithoutPrice: Story = { args: { props: { ...props, offer: null } } };
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please check your connection.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      offer: {
        plan: 'Individual für Selbständigerwerbende und Kleinstunternehmen mit vergünstigter Grundgebühr im ersten Jahr',
        price: { amount: 123_450, currency: 'CHF', cycle: 'yearly' },
      },
    },
    error:
      'Ihre Wahl konnte nicht gespeichert werden, weil der Dienst im Moment nicht erreichbar ist. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
