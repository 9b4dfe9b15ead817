import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, PenLine, Send, Timeline, X } from '@sigillum/design-system';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Tells events in their order.',
          when: 'For what happened to one thing, and what is still to come.',
          whenNot: 'For steps that the reader is to take (Stepper).',
          accessibility:
            'An ordered list with a name; marks are decoration. Pending marks are dashed as well as paler.',
        }),
      },
    },
  },
  args: {
    label: 'What happened',
    items: [
      {
        id: '1',
        title: 'Created by Anna Meier',
        time: '3 November 2026, 09:12',
        icon: <PenLine aria-hidden />,
        tone: 'pine',
      },
      {
        id: '2',
        title: 'Sent to three people',
        time: '3 November 2026, 09:20',
        icon: <Send aria-hidden />,
        tone: 'info',
      },
      {
        id: '3',
        title: 'Signed by Reto Keller',
        time: '4 November 2026, 17:41',
        icon: <Check aria-hidden />,
        tone: 'success',
      },
      {
        id: '4',
        title: 'Declined by Giulia Rossi',
        time: '5 November 2026, 08:02',
        description: '“The salary on page 2 is not what we agreed.”',
        icon: <X aria-hidden />,
        tone: 'danger',
      },
      { id: '5', title: 'A mark without an icon', tone: 'seal' },
      { id: '6', title: 'Waiting for Luc Favre', isPending: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    items: [
      {
        id: '1',
        title: 'Von maximiliane.hohenstein-wettingen@verwaltungsgesellschaft-nordwestschweiz.example.ch abgelehnt',
        time: 'Mittwoch, 18. November 2026, 17:41 Uhr (Mitteleuropäische Zeit)',
        description: 'Die Benachrichtigungseinstellungsänderungsvereinbarung ist nicht die besprochene. '.repeat(4),
        tone: 'danger',
        icon: <X aria-hidden />,
      },
      { id: '2', title: 'Warten auf die Geschäftsleitung', isPending: true },
    ],
  },
};
