import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import {
  PlaceTemplateView,
  type PlaceTemplateViewProps,
} from '@sigillum/app/templates/components/place-template-view.tsx';
import { editFields } from '@sigillum/app/templates/edit-fields.ts';
import { showAsRequest, showFields } from '@sigillum/app/templates/template-places.ts';
import { writeTemplate } from '@sigillum/app/templates/write-template.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [document] = templateExample.documents;
const [company] = templateExample.fields;
/** As close together as a form has them. */
const fields = ['Company', 'Street', 'Place', 'Date'].map((label, index) => ({
  ...company!,
  id: `${company!.id.slice(0, -1)}${index}`,
  label,
  position: { ...company!.position, y: 480 + index * 28 },
}));
const page =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="white"/></svg>';

function EditedTemplate({ place, ...props }: PlaceTemplateViewProps) {
  const [list, setList] = useState<readonly FilledField[]>(() => showFields(fields));
  return <PlaceTemplateView {...props} place={{ ...place, fields: editFields(list, setList) }} />;
}

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
      fields: editFields(showFields(fields), fn()),
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
    await expect(await canvas.findByRole('group', { name: /^Signature of Tenant/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { isSaving: true } };
/** Fields of a role are placed like signatures; what cannot be is told in the dialog. */
export const Fields: Story = {
  render: showScreen(EditedTemplate, { Layout: MainLayout, path: `/templates/${templateExample.id}/places` }),
  play: async ({ canvas }) => {
    const body = within(window.document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a field' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Add a field' }));
    await userEvent.selectOptions(dialog.getByLabelText('What is filled in'), 'number');
    await userEvent.type(dialog.getByLabelText('Name of the field'), 'Rent');
    await userEvent.type(dialog.getByLabelText('From'), 'many');
    await userEvent.click(dialog.getByRole('button', { name: 'Place it' }));
    await expect(await dialog.findByText(/The rules of a field contradict each other/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('From'));
    await userEvent.click(dialog.getByRole('button', { name: 'Place it' }));
    await expect(await canvas.findByRole('group', { name: 'Field Rent of Tenant, page 1' })).toBeVisible();
    // The buttons of boxes that are close together do not cover each other: each comes with its box.
    await expect(canvas.queryByRole('button', { name: /^Remove: Field (Company|Date)/ })).toBeNull();
    canvas.getByRole('group', { name: 'Field Street of Tenant, page 1' }).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Field Street of Tenant, page 1' }));
    await expect(canvas.queryByRole('group', { name: 'Field Street of Tenant, page 1' })).toBeNull();
  },
};

export const French: Story = { globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
