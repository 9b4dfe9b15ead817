import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@sigillum/app/illustrations/illustration.tsx';
import { ButtonLink, Card, EmptyState, Inbox } from '@sigillum/design-system';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Stands where a list or a page has nothing to show.',
          when: 'First use, no results, or a failed load; with the way on.',
          whenNot: 'While loading (Skeleton).',
          accessibility: 'A heading of the right rank and plain text; the icon is decoration.',
        }),
      },
    },
  },
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
export const WithIllustration: Story = {
  args: { icon: undefined, illustration: <Illustration name="empty-inbox" /> },
};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    title: 'Keine Benachrichtigungseinstellungsänderungsvereinbarungen vorhanden',
    children: 'Sobald jemand aus Ihrer Geschäftsleitung eine Signaturanfrage stellt, erscheint sie hier. '.repeat(3),
  },
};
