import { identOverviewExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { AustriaReturnView } from '@sigillum/app/identification/components/austria-return-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const begun = { ...identOverviewExample.id_austria, started_at: '2026-11-22T11:45:00.000Z' };

const meta = {
  title: 'Screens/identification/id-austria-success directly',
  component: AustriaReturnView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(AustriaReturnView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/id-austria-success',
    root: { person: undefined, visitId: requestId },
  }),
  args: {
    way: { ...begun, status: 'success' },
    known: [knownIdentificationExample],
    visit: { requestId: '1', mark: 'visit-k3f', documentHref: '/view/1/2' },
  },
} satisfies Meta<typeof AustriaReturnView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor goes back to the document. */
export const Done: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go to the document and sign' })).toHaveAttribute(
      'href',
      '/view/1/2',
    );
  },
};

/** The basic identity is not enough. */
export const Basic: Story = {
  args: { way: { ...begun, status: 'failure', reason: 'level_too_low' }, known: [] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/eidas?request=1&visit=visit-k3f',
    );
  },
};

/** On a small screen at night, with longer words. */
export const Narrow: Story = { globals: { language: 'de-ch', theme: 'dark', viewport: { value: 'xs' } } };
