import { ModalHost } from '@sigillum/app/modals/modal-host.tsx';
import { createDialogStore, createOverlayStore } from '@sigillum/app/modals/modal-store.ts';
import type { ModalDefinition, ModalProps } from '@sigillum/app/modals/modal-store.ts';
import { Button, Dialog, Overlay, Stack, Text, TextField } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { showScreen } from '../support/show-screen.tsx';
import { describeComponent } from './describe-component.ts';

const dialogs = createDialogStore();
const overlays = createOverlayStore();
/** Settles the action that runs. */
let outcome = Promise.withResolvers<void>();
const runs = () => (outcome = Promise.withResolvers<void>()).promise;

function RenameDialog({ isLoading, error, act, close }: ModalProps<{ name: string }, string>) {
  return (
    <Dialog
      title="Rename"
      closeLabel="Close"
      onClose={close}
      isLoading={isLoading}
      error={error}
      onSubmit={() => act('Annex')}
      actions={
        <>
          <Button variant="secondary" onClick={() => dialogs.open(sure, {})}>
            Discard
          </Button>
          <Button variant="secondary" onClick={openOverlay}>
            Sign now
          </Button>
          <Button type="submit" isLoading={isLoading}>
            Save
          </Button>
        </>
      }
    >
      <TextField label="Name" name="name" defaultValue="Contract" autoFocus />
    </Dialog>
  );
}

const SureDialog = ({ act, close }: ModalProps<object, void>) => (
  <Dialog title="Discard it?" closeLabel="Close" onClose={close} actions={<Button onClick={() => act()}>Yes</Button>}>
    <Text>What you have typed is lost.</Text>
  </Dialog>
);

const SigningOverlay = ({ act, isLoading, error }: ModalProps<object, { name: string }>) => (
  <Overlay
    title="Signing"
    isLoading={isLoading}
    loadingLabel="Signing"
    error={error}
    actions={
      <>
        <Button onClick={() => act({ name: 'retry' })}>Try again</Button>
        <Button variant="secondary" onClick={() => act({ name: 'complete' })}>
          Done
        </Button>
      </>
    }
  >
    <p>The seal is being set.</p>
  </Overlay>
);

const rename: ModalDefinition<{ name: string }, string> = {
  namespace: 'document',
  name: 'rename',
  Component: RenameDialog,
};
const sure: ModalDefinition<object, void> = { namespace: 'general', name: 'sure', Component: SureDialog };
const signing: ModalDefinition<object, { name: string }> = {
  namespace: 'overlay',
  name: 'signing',
  Component: SigningOverlay,
};
const openOverlay = () => overlays.open(signing, {}, ({ name }) => (name === 'retry' ? runs() : undefined));

/** A page high enough to scroll, with both hosts. */
function Page() {
  return (
    <Stack style={{ minHeight: '150vh' }} align="flex-start">
      <Button onClick={() => dialogs.open(rename, { name: 'Contract' }, runs)}>Rename</Button>
      <Button variant="secondary" onClick={openOverlay}>
        Sign
      </Button>
      <ModalHost store={dialogs} />
      <ModalHost store={overlays} />
    </Stack>
  );
}

const meta = {
  title: 'Components/Modals',
  component: ModalHost,
  args: { store: dialogs },
  render: () => showScreen(Page)({}, { globals: { language: 'en-gb' } }),
  beforeEach: () => () => {
    for (const store of [dialogs, overlays]) store.close(store.getSnapshot()?.id ?? 0);
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component: describeComponent({
          purpose: 'Renders the one dialog and the one overlay that are open.',
          when: 'Once per app. A dialog asks for a decision (z-index 1900); an overlay takes the whole screen until its action is complete (z-index 2000).',
          whenNot: 'For messages that need no decision (snackbar) or that belong to the page (banner).',
          accessibility:
            'The page behind neither scrolls nor reacts while either is open. The focus goes inside, stays there, and goes back to the opener; if that has vanished with its dialog, to what had opened the dialog. Escape closes the dialog when it lies on top and nothing runs; it never closes an overlay.',
        }),
      },
    },
  },
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => screen.findByRole('button', { name });

/** Opened, closed by Escape, and the focus is where it was. */
export const DialogByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Rename' });
  },
};

/** While the action runs nothing closes it; a failure is said in it, and what was typed stays. */
export const DialogFails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' of sale{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    outcome.reject(new Error('locked'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Contract of sale');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    outcome.reject(new Error('locked again'));
    await screen.findByRole('alert');
  },
};

/** A dialog that another one replaces gives the focus back to the page at the end. */
export const OneDialogAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await userEvent.click(await press('Discard'));
    await screen.findByRole('dialog', { name: 'Discard it?' });
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(await press('Discard'));
  },
};

/** An overlay covers the dialog that it came from: Escape reaches neither. When it is done the dialog has the focus again. */
export const OverlayOverDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const sign = await press('Sign now');
    sign.focus();
    await userEvent.keyboard('{Enter}');
    const overlay = await screen.findByRole('dialog', { name: 'Signing' });
    await waitFor(() => expect(overlay).toHaveFocus());
    await expect(sign.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(overlay).toBeVisible();
    await expect(dialogs.getSnapshot()).not.toBeNull();
    (await press('Done')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sign).toHaveFocus());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await press('Sign now'));
  },
};

/** A dialog that opens while an overlay is shown waits below it and takes over afterwards. */
export const DialogBelowOverlay: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sign' });
    await userEvent.click(opener);
    const overlay = await screen.findByRole('dialog', { name: 'Signing' });
    dialogs.open(rename, { name: 'Contract' }, runs);
    const field = await screen.findByLabelText('Name');
    await waitFor(() => expect(overlay).toHaveFocus());
    await expect(overlay.closest('[inert]')).toBeNull();
    await expect(field.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(dialogs.getSnapshot()).not.toBeNull();
    await userEvent.click(await press('Done'));
    await screen.findByRole('dialog', { name: 'Rename' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener.closest('[inert]')).toBeNull();
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Signing' });
  },
};

/** A dialog that closes while an overlay covers it: the focus still finds its way to the page. */
export const DialogGoesUnderOverlay: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    await userEvent.click(await press('Sign now'));
    await screen.findByRole('dialog', { name: 'Signing' });
    dialogs.close(dialogs.getSnapshot()?.id ?? 0);
    await userEvent.click(await press('Done'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Only the action that completes it closes an overlay; one that fails is said in it. */
export const OverlayRetries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await userEvent.click(await press('Try again'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true'));
    outcome.resolve();
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy'));
    await userEvent.click(await press('Try again'));
    outcome.reject(new Error('offline'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Signing' })).toBeVisible();
  },
};
