import SurveyDialog from '@sigillum/app/user/dialogs/relationship-satisfaction-survey-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/user/relationship satisfaction survey',
  component: SurveyDialog,
  render: showScreen(SurveyDialog),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SurveyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone: arrows move along the scale, and the question below follows. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('radio', { name: '8' })).focus();
    await userEvent.keyboard(' {ArrowRight}{Tab} Nothing gets lost. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.act).toHaveBeenCalledWith({ score: 9, comment: 'Nothing gets lost.' });
  },
};

export const Dissatisfied: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '0' }));
    await expect(await screen.findByLabelText(/What should we do better/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(args.act).toHaveBeenCalledWith({ score: 0, comment: '' });
  },
};

export const Delighted: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await expect(await screen.findByLabelText(/What do you like most/)).toBeInTheDocument();
  },
};

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Please choose a number.')).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: '0' })).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Skipped: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(args.close).toHaveBeenCalledOnce();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Your answer could not be sent. Please try again.' } };

export const LongText: Story = {
  args: {
    error:
      'Ihre Antwort konnte nicht gesendet werden, weil die Verbindung unterbrochen wurde. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Liegenschaftsbewirtschaftungsvereinbarungsvorlagen fehlen mir sehr. '.repeat(16));
  },
};
