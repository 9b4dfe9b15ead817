import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones, CircleCheck, Inline } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'One or two words about the state of a thing.',
          when: 'In a row or beside a heading, for states that change.',
          whenNot: 'For counts in tabs, for actions, or for sentences (Banner).',
          accessibility: 'Plain text. Where the tone matters, an icon says the same without colours.',
        }),
      },
    },
  },
  args: { children: 'Signed' },
} satisfies Meta<typeof Badge>;
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
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { children: 'Fortgeschrittene elektronische Signatur mit Identitätsprüfung und Zeitstempel', tone: 'pine' },
};
/** A name within is a part of the sentence, which goes on where the name ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    children: (
      <>
        <bdi>Keller &amp; Söhne Treuhandgesellschaft für den Kanton Appenzell Innerrhoden AG</bdi> bezahlt
      </>
    ),
  },
  async play({ canvas }) {
    const rest = document.createRange();
    rest.selectNode(canvas.getByText(/Keller/).nextSibling!);
    const lines = new Set([...rest.getClientRects()].map(({ top }) => top));
    const { left } = canvas.getByText(/Keller/).getBoundingClientRect();
    await expect([...lines]).toHaveLength(1);
    await expect(rest.getBoundingClientRect().left).toBeLessThan(left + 200);
  },
};
