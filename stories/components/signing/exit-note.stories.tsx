import { ExitNote } from '@sigillum/app/signing/components/exit-note.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const exit = { requestId: '7d1', outcome: 'signed', url: 'https://shop.example/orders/7?paid', seconds: 45 } as const;

const meta = {
  title: 'Components/signing/ExitNote',
  component: ExitNote,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The way back to the site that has opened the page of a request.',
          when: 'Once something has come to its end there, where that site has said where it wants the person.',
          whenNot: 'For ways inside the product.',
          accessibility:
            'Counts in sight each second, and aloud at the beginning, at 30 and at 10 seconds. The countdown can be stopped; the focus then goes to the link.',
        }),
      },
    },
  },
  render: showScreen(ExitNote),
  args: { exit },
} satisfies Meta<typeof ExitNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/You are taken back to shop\.example in \d+ seconds\./);
    const link = canvas.getByRole('link', { name: 'Back to shop.example' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(link).toHaveFocus();
    await expect(canvas.getByText(/^You stay here\./)).toBeInTheDocument();
  },
};

/** A screen reader hears it at the beginning and near the end, not each second. */
export const Aloud: Story = {
  args: { exit: { ...exit, seconds: 12 } },
  play: async ({ canvas, userEvent }) => {
    const said = () => canvas.getAllByRole('status').map((element) => element.textContent);
    await expect(said()[0]).toContain('in 12 seconds');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('in 11 seconds'), { timeout: 4000 });
    await expect(said()[0]).toContain('in 12 seconds');
    await waitFor(() => expect(said()[0]).toContain('in 10 seconds'), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
  },
};

/** The clock of the device is set an hour forward meanwhile: a second more has passed, not the hour. */
export const ClockJumps: Story = {
  play: async ({ canvas, userEvent }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('in 45 seconds');
    const clock = Date.now;
    Date.now = () => clock() + 3_600_000;
    try {
      await waitFor(() => expect(timer).not.toHaveTextContent('in 45 seconds'), { timeout: 4000 });
      await expect(timer).toHaveTextContent(/in 4\d seconds/);
    } finally {
      Date.now = clock;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
  },
};

/** Something else has ended in this tab since: at zero nothing is left. */
export const AnotherRequest: Story = {
  args: { exit: { ...exit, seconds: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to shop.example' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const WithoutCountdown: Story = { args: { exit: { ...exit, seconds: undefined } } };

export const LongText: Story = {
  args: {
    exit: {
      ...exit,
      url: `https://${'very-long-name-of-a-department.'.repeat(4)}xn--pypal-4ve.example:8443/`,
      seconds: undefined,
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
