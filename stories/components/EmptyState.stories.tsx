import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Card, EmptyState, Inbox } from '@sigillum/design-system';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing waits for you',
    icon: <Inbox aria-hidden />,
    children: 'When somebody asks for your signature, the request appears here.',
    actions: <ButtonLink href="#upload">Upload documents</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
