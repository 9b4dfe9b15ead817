import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import { PlaceTemplateView } from '@sigillum/app/templates/components/place-template-view.tsx';
import { showAsRequest } from '@sigillum/app/templates/template-places.ts';
import { writeTemplate } from '@sigillum/app/templates/write-template.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [document] = templateExample.documents;
const page =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="white"/></svg>';

const meta = {
  title: 'Screens/templates/place template',
  component: PlaceTemplateView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PlaceTemplateView, { Layout: MainLayout, path: `/templates/${templateExample.id}/places` }),
  args: {
    name: 'Lease',
    back: `/templates/${templateExample.id}`,
    request: showAsRequest(templateExample, writeTemplate(templateExample).places, () => 'Tenant'),
    place: {
      documentId: document!.id,
      document: { version_id: document!.id, title: document!.name, pages: document!.pages },
      onChooseDocument: fn(),
      getPageUrl: () => page,
    },
    onChange: fn(),
    isSaving: false,
    onSave: fn(),
  },
} satisfies Meta<typeof PlaceTemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('group', { name: /Tenant/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { isSaving: true } };
export const French: Story = { globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
