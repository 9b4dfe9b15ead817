import SaveAsTemplateDialog from '@sigillum/app/templates/dialogs/save-as-template-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/templates/save as template',
  component: SaveAsTemplateDialog,
  render: showScreen(SaveAsTemplateDialog),
  args: { props: { title: 'Lease' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SaveAsTemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the template' }), ' 2027 ');
    await userEvent.click(screen.getByRole('button', { name: 'Save as template' }));
    await expect(args.act).toHaveBeenCalledWith({ name: 'Lease 2027' });
  },
};

/** A template is found by its name. */
export const Nameless: Story = {
  play: async ({ userEvent, args }) => {
    const name = await screen.findByRole('textbox', { name: 'Name of the template' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save as template' }));
    await expect(name).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Your business has as many templates as it can keep.' } };
export const LongText: Story = {
  args: { props: { title: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung Hinterkappelen' } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
