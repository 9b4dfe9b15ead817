import { documentExample } from '@sigillum/api-contracts/documents/examples.ts';
import MainLayout from '@sigillum/app/layouts/main.tsx';
import { PlacesView, type PlacesViewProps } from '@sigillum/app/signature-requests/components/places-view.tsx';
import { applyChange } from '@sigillum/app/signature-requests/draft-change.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleDraft } from '../../support/request-samples.ts';
import { drawSamplePage, samplePages } from '../../support/sample-pages.ts';
import { showScreen } from '../../support/show-screen.tsx';

/** The view with a request whose marks really move. */
function LivingPlaces(props: PlacesViewProps) {
  const [request, setRequest] = useState(props.request);
  return (
    <PlacesView
      {...props}
      request={request}
      onChange={(signatures) => {
        props.onChange(signatures);
        setRequest((before) => applyChange(before, { signatures }));
      }}
    />
  );
}

const meta = {
  title: 'Screens/signature-requests/places of an open request',
  component: PlacesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(LivingPlaces, { Layout: MainLayout, path: '/invite/:id', address: '/invite/1?step=place' }),
  args: {
    request: { ...sampleDraft, status_overall: 'OPEN' },
    place: {
      documentId: sampleDraft.documents[0]!.id,
      document: { ...documentExample, pages: samplePages.map(({ width, height }) => ({ width, height })) },
      onChooseDocument: fn(),
      getPageUrl: (page) => drawSamplePage(page),
    },
    onChange: fn(),
    isSaving: false,
    onSave: fn(),
  },
} satisfies Meta<typeof PlacesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is saved before it is said. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place on page 1' }));
    await expect(await canvas.findByRole('group', { name: 'Signature of Luca Rossi, page 1' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { isSaving: true } };
export const Loading: Story = { args: { place: { ...meta.args.place, document: undefined } } };
export const OnPhone: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
