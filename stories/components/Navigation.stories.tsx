import { createElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  FileText,
  LayoutDashboard,
  LinkProvider,
  Logo,
  Navigation,
  NavigationButton,
  NavigationDrawer,
  NavigationStrip,
  Text,
  Toolbar,
  ToolbarExtension,
  Users,
} from '@sigillum/design-system';
import type { LinkProps } from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const items = [
  { href: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard aria-hidden />, isCurrent: true },
  { href: '#upload', label: 'New request', icon: <FileText aria-hidden /> },
  { href: '#members', label: 'Members', icon: <Users aria-hidden /> },
];
/** A link that stays on the page. */
const StillLink = ({ onClick, ...rest }: LinkProps) =>
  createElement('a', {
    ...rest,
    onClick: (event) => {
      event.preventDefault();
      onClick?.(event);
    },
  });
const labels = { label: 'Main places', openLabel: 'Open navigation', closeLabel: 'Close navigation' };
const footer = <Text size="small">Signed in as Anna Meier</Text>;

const meta = {
  title: 'Components/Navigation',
  component: Navigation,
  subcomponents: { NavigationButton, NavigationDrawer, NavigationStrip },
  args: { label: labels.label, items },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        folded: { name: 'last folded 1279', styles: { width: '1279px', height: '700px' } },
        unfolded: { name: 'first unfolded 1280', styles: { width: '1280px', height: '700px' } },
        xs: { name: 'xs 320', styles: { width: '320px', height: '700px' } },
      },
    },
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The main places of the app: a line of links from 1280 px on, a button with a drawer below.',
          when: 'Once, in the toolbar; both forms together, each shows itself at its widths.',
          whenNot: 'For views of one thing (Tabs) or commands (Menu).',
          accessibility:
            'Both are the same navigation landmark; the place one is at is `aria-current="page"`. The drawer is a modal dialog: the page behind rests, Escape, the close button and a click beside close it, the focus goes back to the button; choosing a place closes it, too.',
        }),
      },
    },
  },
  decorators: [
    (Story) => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  render: (args) => (
    <Toolbar
      start={
        <>
          <NavigationButton {...args} {...labels} footer={footer} />
          <Logo name="Sigillum" />
        </>
      }
    >
      <Navigation {...args} />
    </Toolbar>
  ),
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The narrowest window with the line of links. */
export const At1280: Story = {
  globals: { viewport: { value: 'unfolded' } },
  play: async ({ canvas, userEvent }) => {
    await expect(window.innerWidth).toBe(1280);
    await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New request' })).toHaveFocus();
  },
};

/** One pixel narrower the places are behind the button. */
export const At1279: Story = {
  globals: { viewport: { value: 'folded' } },
  play: async ({ canvas, userEvent }) => {
    await expect(window.innerWidth).toBe(1279);
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
  },
};

/** Places of a part of the app, in the strip below. */
export const InTheStrip: Story = {
  render: (args) => (
    <Toolbar
      start={<Logo name="Sigillum" />}
      extension={
        <ToolbarExtension>
          <NavigationStrip {...args} />
        </ToolbarExtension>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main places' })).toHaveStyle({ height: '47px' });
  },
};

/** Opened, left by Escape, opened again, and a place chosen by keys. */
export const Drawer: Story = {
  globals: { viewport: { value: 'folded' } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open navigation' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Main places' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const members = await screen.findByRole('link', { name: 'Members' });
    members.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const DrawerOnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  render: (args) => <NavigationDrawer {...args} closeLabel="Close navigation" onClose={fn()} footer={footer} />,
};

export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    items: [
      { href: '#a', label: 'Benachrichtigungseinstellungen und Signaturfelder der Geschäftsleitung', isCurrent: true },
      { href: '#b', label: 'Zeichnungsberechtigungsverwaltungsübersicht' },
    ],
  },
  render: (args) => <NavigationDrawer {...args} closeLabel="Close navigation" onClose={fn()} />,
};
