import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkProvider, TextLink } from '@sigillum/design-system';
import type { LinkProps } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#report', children: 'Open the report' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
