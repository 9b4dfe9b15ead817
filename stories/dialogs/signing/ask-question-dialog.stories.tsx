import AskQuestionDialog from '@sigillum/app/signing/dialogs/ask-question-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signing/ask question',
  component: AskQuestionDialog,
  render: showScreen(AskQuestionDialog),
  args: {
    props: { title: 'Lease Bahnhofstrasse 12', isTold: true },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof AskQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), ' From May on? ');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await expect(args.act).toHaveBeenCalledWith({ message: 'From May on?' });
  },
};

/** The owner has delivered the link: no mail goes to this person. */
export const NotTold: Story = {
  args: { props: { title: 'Lease Bahnhofstrasse 12', isTold: false } },
  play: async () => {
    await expect(await screen.findByText(/You get the answer here, at the same link,/)).toBeVisible();
    await expect(screen.queryByText(/by e-mail/)).toBeNull();
  },
};

/** Nothing is sent that says nothing. */
export const Missing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await expect(await screen.findByText('Please write something first.')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This request is no longer open. Reload to see what happened.' } };
export const LongText: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
