import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones, CircleCheck, Inline } from '@sigillum/design-system';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Signed' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
/** With an icon it is understood without colours. */
export const WithIcon: Story = { args: { tone: 'success', icon: <CircleCheck aria-hidden /> } };
