import type { Meta, StoryObj } from '@storybook/react-vite';
import SsoErrorCompany from '@sigillum/app/user/sso-error-company.tsx';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Organisation, does not fit', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (reason: string): Story => ({
  render: showRoute(SsoErrorCompany, { path: '/sso/error/company', loaderData: { reason, loginHref: '/login' } }),
});

/** The address is of another domain. */
export const Default: Story = show('foreign');
export const AddressNotVerified: Story = show('unverified');
export const AddressOfSomebodyElse: Story = show('taken');
/** The organisation’s provider does not know us, or calls itself by another name. */
export const NotSetUp: Story = show('misconfigured');
