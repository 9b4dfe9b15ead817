import { chainCheckExample, operatorEventExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { EventsView } from '@sigillum/app/operator/components/events-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/events',
  component: EventsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(EventsView, { Layout: OperatorLayout, path: '/operator/events' }),
  args: {
    check: { ...chainCheckExample, seq: 2 },
    ...{ unchecked: 0, after: undefined, hasMore: true },
    events: [
      operatorEventExample,
      {
        ...operatorEventExample,
        seq: 2,
        act: 'PLAN_CHANGED',
        by: 'anna.keller@example.ch',
        subject: 'c0ffee00-1234-4abc-8def-0123456789ab',
        details: { business: 'Keller Architektur AG', change: 'block' },
      },
    ],
  },
} satisfies Meta<typeof EventsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Command on the machine')).toBeVisible(),
};

export const Broken: Story = {
  args: { check: { ...chainCheckExample, isIntact: false }, unchecked: 1 },
  play: ({ canvas }) => expect(canvas.getByText(/the chain is broken/)).toBeVisible(),
};

export const NeverChecked: Story = {
  args: { check: null, unchecked: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 acts were not checked yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check the chain' })).toBeEnabled();
  },
};
