import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Avatar,
  Button,
  FileText,
  LayoutDashboard,
  Logo,
  LogOut,
  Menu,
  Navigation,
  NavigationButton,
  Settings,
  TabLinks,
  Toolbar,
  ToolbarExtension,
  Users,
} from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const items = [
  { href: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard aria-hidden />, isCurrent: true },
  { href: '#upload', label: 'New request', icon: <FileText aria-hidden /> },
  { href: '#members', label: 'Members', icon: <Users aria-hidden /> },
];
const account = (
  <Menu
    label="Account"
    trigger={
      <Button variant="quiet" icon={<Avatar name="Anna Meier" isDecorative />}>
        Anna Meier
      </Button>
    }
    items={[
      { id: 'settings', label: 'Settings', icon: <Settings aria-hidden />, href: '#settings' },
      { id: 'leave', label: 'Log out', icon: <LogOut aria-hidden />, startsGroup: true, onSelect: fn() },
    ]}
  />
);

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarExtension },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The bar at the top of every page, 64 px high, with a strip of 48 px below where a page needs one.',
          when: 'Once a page: logo, navigation, account.',
          whenNot: 'For commands of a part of the page (Inline with buttons).',
          accessibility: 'The banner landmark; it stays in sight, and what the focus moves to keeps clear of it.',
        }),
      },
    },
  },
  args: {
    start: (
      <>
        <NavigationButton label="Main places" openLabel="Open navigation" closeLabel="Close navigation" items={items} />
        <Logo name="Sigillum" />
      </>
    ),
    children: <Navigation label="Main places" items={items} />,
    end: account,
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').firstElementChild).toHaveStyle({ height: '64px' });
  },
};

export const WithExtension: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation', { name: 'Lists' }).parentElement as HTMLElement;
    await expect(strip).toHaveStyle({ height: '48px' });
  },
  args: {
    extension: (
      <ToolbarExtension>
        <TabLinks
          label="Lists"
          tabs={[
            { href: '#inbox', label: 'Inbox', count: '3', isCurrent: true },
            { href: '#drafts', label: 'Drafts' },
          ]}
        />
      </ToolbarExtension>
    ),
  },
};

/** Below 1280 px the places move into a drawer; the page behind rests, Escape closes, and the focus goes back to the button. */
export const BelowLarge: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open navigation' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Main places' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Main places' });
  },
};
