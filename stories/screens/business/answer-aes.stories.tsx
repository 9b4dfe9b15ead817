import { AnswerAesView } from '@sigillum/app/business/components/answer-aes-view.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const application = {
  businessName: 'Keller Architektur AG',
  appliedBy: 'Luca Rossi (luca.rossi@example.ch)',
  representativeName: 'Nora Keller',
  commercialRegister: 'CHE-109.322.551',
  domains: ['keller-architektur.example'],
  expiresAt: '2026-12-06T08:00:00.000Z',
};

const meta = {
  title: 'Screens/business/answer-aes',
  component: AnswerAesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(AnswerAesView, { Layout: SimpleLayout, path: '/aes-for-business' }),
  args: { application, isConfirmed: undefined },
} satisfies Meta<typeof AnswerAesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Confirmed: Story = { args: { isConfirmed: true } };
export const Declined: Story = { args: { isConfirmed: false } };
export const VoidLink: Story = {
  args: { application: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('no longer valid'),
};
