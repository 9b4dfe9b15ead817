import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import BusinessWelcome from '@sigillum/app/business/business-welcome.tsx';
import { adminPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Welcome', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const { name, billing } = businessExample;
const show = (loaderData: object) =>
  showRoute(BusinessWelcome, { path: '/business/welcome', loaderData, root: { person: adminPerson } });

export const InTrial: Story = { render: show({ name, trialEndsAt: billing.trialEndsAt }) };
export const WithPlan: Story = { render: show({ name, trialEndsAt: null }) };
export const LongName: Story = {
  render: show({
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Söhne <AG>',
    trialEndsAt: null,
  }),
};
