import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { PreviewView } from '@sigillum/app/identification/components/preview-view.tsx';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { requestToVisit } from '../../support/signing-samples.ts';
import view from '../signing/view.stories.tsx';

const { picked, document, getPageUrl } = view.args;

const meta = {
  title: 'Screens/identification/preview directly',
  component: PreviewView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PreviewView, {
    Layout: MainLayout,
    path: '/direct-sign/identification/:id/:userid/preview',
    address: '/direct-sign/identification/1/2/preview',
    root: { person: undefined, visitId: requestId },
  }),
  args: {
    ...{ request: requestToVisit, picked, document, getPageUrl },
    hasDocumentFailed: false,
    onRetryDocument: fn(),
    onPick: fn(),
    readPageText: async () => [],
    backHref: '/direct-sign/identification/1/2',
  },
} satisfies Meta<typeof PreviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go on to the identification' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/1/2',
    );
  },
};

/** The document is on its way. */
export const Loading: Story = { args: { document: undefined } };

/** The document did not come. */
export const Failed: Story = { args: { document: undefined, hasDocumentFailed: true } };
