import { useTexts } from '@sigillum/app/forms/use-problem-text.ts';
import { useModals } from '@sigillum/app/modals/modals.tsx';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import { RequestView, type RequestViewProps } from '@sigillum/app/signing/components/request-view.tsx';
import { signingProblemMessages } from '@sigillum/app/signing/problem-messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import account from './view.stories.tsx';

/** The page after a call that was refused because the documents are not the ones that were shown. */
function Refused(props: RequestViewProps) {
  const { snackbars } = useModals();
  const format = useTexts();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    snackbars.add({ message: format(signingProblemMessages.problemDocumentsChanged), isIndefinite: true });
  }, [snackbars, format]);
  return <RequestView {...props} />;
}

const meta = {
  title: 'Screens/signing/documents changed',
  component: RequestView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(Refused, { Layout: MainLayout, path: '/view/:srid', address: '/view/1' }),
  args: account.args,
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/The documents are not the ones that you were shown/)).toBeVisible();
  },
};
export const LongText: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } }, play: async () => {} };
