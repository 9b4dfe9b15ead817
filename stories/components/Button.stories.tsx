import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  Button,
  ButtonLink,
  buttonSizes,
  buttonVariants,
  Inline,
  keepFocus,
  Plus,
  Stack,
} from '@sigillum/design-system';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Does something here and now.',
          when: 'One primary a view, secondary beside it, quiet in lists, danger for what cannot be undone, seal for signing alone.',
          whenNot: 'To lead elsewhere: that is a link, if need be one that looks like a button (ButtonLink).',
          accessibility:
            'A native button: Enter and Space. While loading it keeps focus and name, is `aria-busy` and takes no second press. At least 32 px high, 40 px by default.',
        }),
      },
    },
  },
  args: { children: 'Send', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space press it. */
export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every look in every height. `seal` is for the act of signing alone. */
export const Variants: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Add signer' } };
export const WithEndIcon: Story = { args: { endIcon: <ArrowRight aria-hidden />, children: 'Next' } };
/** Every look, switched off; it cannot be pressed. */
export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'seal' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Flush: Story = {
  args: { variant: 'quiet', size: 'small', isFlush: true },
  render: (args) => (
    <div>
      <p>The text above it</p>
      <Button {...args} />
    </div>
  ),
};
export const Wide: Story = { args: { isWide: true } };
export const LongText: Story = {
  args: { children: 'Benachrichtigungseinstellungen für Unterzeichnerinnen übernehmen und weiter' },
};

/** It keeps the focus while the action runs and takes no second press. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Leads elsewhere, so it is a link. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#upload" variant="secondary">
      Upload documents
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upload documents' })).toHaveAttribute('href', '#upload');
  },
};

/** A button that rests after it was pressed hands the focus to what it stands in, where the page keeps the focus. */
export const Resting: Story = {
  render: function RenderResting() {
    useEffect(keepFocus, []);
    const [isResting, setIsResting] = useState(false);
    return (
      <section aria-label="Your number">
        <Button disabled={isResting} onClick={() => setIsResting(true)}>
          Send another code
        </Button>
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your number' })).toHaveFocus());
  },
};
