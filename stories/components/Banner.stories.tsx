import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, bannerTones, Stack, TextLink } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A message about the page or the service.',
          when: 'It stays until the matter is settled: maintenance, a warning above a form, a failed load.',
          whenNot: 'For the echo of an action (snackbar) or for one field (its error).',
          accessibility:
            '`danger` is announced at once (role alert), the others politely (role status). Actions and close are ordinary tab stops; an icon repeats the tone.',
        }),
      },
    },
  },
  args: { children: 'Signing is slower than usual today.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={`A ${tone} title`}>
          What it means, and what to do now.
        </Banner>
      ))}
    </Stack>
  ),
};

/** The bar at the top of every page while maintenance is announced. */
export const TopBar: Story = {
  parameters: { layout: 'fullscreen' },
  args: { tone: 'warning', look: 'bar', actions: <TextLink href="#status">Status page</TextLink> },
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Close' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Die Unterzeichnungsanfrage konnte nicht versendet werden',
    children: 'Mindestens eine der angegebenen E-Mail-Adressen nimmt keine Nachrichten an. '.repeat(4),
    actions: <TextLink href="#signers">Unterzeichnende prüfen</TextLink>,
  },
};
