import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks, TabPanels, Text } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Tabs',
  component: TabPanels,
  subcomponents: { TabLinks },
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Switches between views of equal rank on the same thing.',
          when: 'Links where each view has an address of its own, panels where it has not.',
          whenNot: 'For steps in an order (Stepper) or for the places of the app (Navigation).',
          accessibility:
            'Links are a navigation landmark with `aria-current`. Panels follow the ARIA pattern: one tab stop, arrows move and open, Home and End go to the ends. On phones the line scrolls sideways.',
        }),
      },
    },
  },
  args: {
    label: 'Request',
    tabs: [
      { id: 'documents', label: 'Documents', content: <Text>Two documents</Text> },
      { id: 'signers', label: 'Signers', content: <Text>Three signers</Text> },
      { id: 'history', label: 'History', content: <Text>Nothing yet</Text> },
    ],
  },
} satisfies Meta<typeof TabPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move and open, and wrap around; Home and End go to the ends. */
export const Panels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Signers' })).toHaveTextContent('Three signers');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Where each tab is an address of its own. */
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Lists"
      tabs={[
        { href: '#inbox', label: 'Inbox', count: '12', isCurrent: true },
        { href: '#drafts', label: 'Drafts', count: '2' },
        { href: '#signed', label: 'Signed' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Inbox/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** Too many for a phone: the line scrolls sideways, the page does not. What a key reaches is seen whole. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  render: () => (
    <TabLinks
      label="Lists"
      tabs={['Posteingang', 'Entwürfe', 'Unterzeichnet', 'Abgelehnt', 'Zurückgezogen'].map((label, index) => ({
        href: `#${index}`,
        label,
        isCurrent: index === 0,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const room = canvas.getByRole('navigation', { name: 'Lists' }).getBoundingClientRect();
    for (const label of ['Posteingang', 'Entwürfe', 'Unterzeichnet', 'Abgelehnt', 'Zurückgezogen']) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveFocus();
      const place = link.getBoundingClientRect();
      await expect([place.left >= room.left, place.right <= room.right]).toEqual([true, true]);
    }
  },
};
