import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkProvider, TextLink } from '@sigillum/design-system';
import type { LinkProps } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Leads elsewhere from within a text.',
          when: 'For all ways that are not the main one.',
          whenNot: 'For what does something here (Button).',
          accessibility:
            'Underlined, so that colour is not the only sign; a focus ring of its own. Its text says where it leads.',
        }),
      },
    },
  },
  args: { href: '#report', children: 'Open the report' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open the report' })).toHaveFocus();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { children: 'Benachrichtigungseinstellungsänderungsvereinbarung_Geschäftsleitung_2026_unterzeichnet.pdf' },
};
export const InInk: Story = { args: { tone: 'ink' } };

function RouterLink(props: LinkProps) {
  return <a data-router {...props} />;
}

/** An app hands over its router's link once, and every link inside is rendered by it. */
export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
