import { identOverviewExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { StandardsView, type StandardsViewProps } from '@sigillum/app/identification/components/standards-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards' };
const { ways } = identOverviewExample;

const meta = {
  title: 'Screens/identification/signature-standards',
  component: StandardsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(StandardsView, scene),
  args: {
    highestQuality: { any: 'ses', zertes: 'ses', eidas: 'ses' },
    hasAes: false,
    defaultLegislation: 'ZERTES',
    overview: identOverviewExample,
    offered: { ZERTES: ['SES', 'AES', 'QES'], EIDAS: ['SES', 'AES', 'QES'] },
  },
} satisfies Meta<StandardsViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who has just signed up. */
export const Fresh: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: 'Prove who you are' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Add it to your profile' })).toBeVisible();
  },
};

/** On the way under one law, identified under the other. */
export const Identified: Story = {
  args: {
    highestQuality: { any: 'qes', zertes: 'aes', eidas: 'qes' },
    hasAes: true,
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => (way.legislation === 'ZERTES' ? { ...way, status: 'inprogress' as const } : way)),
      identifications: [knownIdentificationExample],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Identified until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute(
      'href',
      '/profile/signature-standards/zertes',
    );
  },
};

/** Identified, but nobody here makes qualified signatures. */
export const Unusable: Story = {
  args: {
    highestQuality: { any: 'aes', zertes: 'aes', eidas: 'aes' },
    hasAes: true,
    overview: { ...identOverviewExample, ways, identifications: [knownIdentificationExample] },
    offered: { ZERTES: ['SES', 'AES'], EIDAS: ['SES', 'AES'] },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/your identification waits until there is one/)).toBeVisible();
    await expect(canvas.getByText(/Proving who you are would be of no use yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prove who you are' })).toBeNull();
  },
};

/** A test system that only demonstrates qualified signatures. */
export const Demonstrated: Story = {
  args: { highestQuality: { any: 'demo', zertes: 'ses', eidas: 'demo' } },
  render: showScreen(StandardsView, { ...scene, root: { demonstrated: ['AES_MINIMAL', 'QES'] } }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/is a demo: it is not qualified and binds nobody/)).toBeVisible();
    await expect(canvas.getByText('Test only')).toBeVisible();
  },
};

/** Nobody identifies people here. */
export const NotOffered: Story = {
  args: {
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => ({ ...way, is_offered: false, is_covered: false })),
      identifications: [],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByText('Nobody identifies people here under this law.')).toHaveLength(2);
  },
};
