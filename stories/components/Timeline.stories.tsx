import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, PenLine, Send, Timeline, X } from '@sigillum/design-system';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
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

export const Default: StoryObj<typeof meta> = {};
