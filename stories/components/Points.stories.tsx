import { Archive, CircleX, Inbox, Point, Points, Upload } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Points',
  component: Points,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A few points, each with an icon.',
          when: 'To say what something is good for, or what follows from a decision.',
          whenNot:
            'For steps in an order (Stepper), for events in time (Timeline) and for terms with values (DefinitionList).',
          accessibility: 'A list; the icons are decoration, so the words or a title before them say it all.',
        }),
      },
    },
  },
} satisfies Meta<typeof Points>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: [
      <Point key="inbox" icon={<Inbox aria-hidden />}>
        What you are invited to sign is in your inbox.
      </Point>,
      <Point key="upload" icon={<Upload aria-hidden />}>
        Businesses send documents of their own.
      </Point>,
      <Point key="archive" icon={<Archive aria-hidden />}>
        Evidence is kept for 11 years under Swiss law, and for 35 under EU law, whatever becomes of the account that has
        signed.
      </Point>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    'aria-label': 'What ends',
    children: [
      <Point key="drafts" icon={<CircleX aria-hidden />}>
        Drafts are deleted.
      </Point>,
      <Point key="long" icon={<CircleX aria-hidden />}>
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf
      </Point>,
    ],
  },
};
