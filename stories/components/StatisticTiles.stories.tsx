import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticTiles } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/StatisticTiles',
  component: StatisticTiles,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The few figures that a business looks at first, with what became of them.',
          when: 'Two to six figures at the top of a dashboard.',
          whenNot: 'For a course over time (Plot) or for facts about one thing (DefinitionList).',
          accessibility:
            'A description list: label, figure, change in words. The arrow and the colour only repeat what the words say. A tile with an address is one link that covers it.',
        }),
      },
    },
  },
  args: {
    items: [
      {
        id: 'sent',
        label: 'Requests sent',
        value: '128',
        change: '12 more than in May',
        trend: 'up',
        tone: 'success',
        href: '#sent',
      },
      {
        id: 'open',
        label: 'Waiting for a signature',
        value: '17',
        change: '4 fewer than in May',
        trend: 'down',
        href: '#open',
      },
      { id: 'declined', label: 'Declined', value: '3', change: '2 more than in May', trend: 'up', tone: 'danger' },
      { id: 'time', label: 'From sending to signing', value: '1 d 4 h', change: 'as in May', trend: 'level' },
    ],
  },
} satisfies Meta<typeof StatisticTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Requests sent' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Waiting for a signature' })).toHaveFocus();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Single: Story = { args: { items: [{ id: 'seats', label: 'Seats in use', value: '8 of 10' }] } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    items: [
      {
        id: 'a',
        label: 'Durchschnittliche Bearbeitungszeit aller Signaturanfragen mit qualifizierter Signatur',
        value: 'CHF 1’234’567’890.55',
        change: 'Benachrichtigungseinstellungsänderungen gegenüber dem Vorjahresmonat: 312 weniger',
        trend: 'down',
        tone: 'danger',
      },
    ],
  },
};
