import { expect, it, vi } from 'vitest';
import { createDialogStore, createOverlayStore, type ModalDefinition } from './modal-store.ts';

const withdraw: ModalDefinition<{ title: string }, { message: string }> = {
  namespace: 'document',
  name: 'withdraw',
  Component: () => null,
};
const leave: ModalDefinition<object, void> = { namespace: 'general', name: 'leave page', Component: () => null };
const signing: ModalDefinition<object, { name: 'retry' | 'complete' }> = {
  namespace: 'overlay',
  name: 'signing',
  Component: () => null,
};

it('closes a dialog after its action has succeeded', async () => {
  const dialogs = createDialogStore();
  const run = vi.fn();
  const id = dialogs.open(withdraw, { title: 'Contract' }, run);
  await dialogs.act(id, { message: 'Wrong version' });
  expect(run).toHaveBeenCalledExactlyOnceWith({ message: 'Wrong version' });
  expect(dialogs.getSnapshot()).toBeNull();
});

it('leaves the dialog that the action has opened in its place', async () => {
  const dialogs = createDialogStore();
  const id = dialogs.open(withdraw, { title: 'Contract' }, () => dialogs.open(leave, {}));
  await dialogs.act(id, { message: '' });
  expect(dialogs.getSnapshot()).toMatchObject({ definition: leave, isLoading: false });
});

it('keeps a modal open when its action throws, shows the error, and stops loading', async () => {
  const dialogs = createDialogStore();
  const failure = new Error('locked');
  const id = dialogs.open(withdraw, { title: 'Contract' }, () => Promise.reject(failure));
  await dialogs.act(id, { message: '' });
  expect(dialogs.getSnapshot()).toMatchObject({ id, isLoading: false, error: failure });
});

it('forgets an old error when the action is tried again', async () => {
  const dialogs = createDialogStore();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const outcomes = [Promise.reject(new Error('locked')), promise];
  const id = dialogs.open(withdraw, { title: 'Contract' }, () => outcomes.shift());
  await dialogs.act(id, { message: '' });
  const second = dialogs.act(id, { message: '' });
  expect(dialogs.getSnapshot()).toMatchObject({ isLoading: true, error: undefined });
  resolve();
  await second;
  reject();
  expect(dialogs.getSnapshot()).toBeNull();
});

it('runs an action once, however often the button is pressed', async () => {
  const dialogs = createDialogStore();
  const run = vi.fn(() => Promise.resolve());
  const id = dialogs.open(withdraw, { title: 'Contract' }, run);
  await Promise.all([dialogs.act(id, { message: '' }), dialogs.act(id, { message: '' })]);
  expect(run).toHaveBeenCalledOnce();
});

it('closes an overlay on the action named complete only', async () => {
  const overlays = createOverlayStore();
  const id = overlays.open(signing, {}, () => undefined);
  await overlays.act(id, { name: 'retry' });
  expect(overlays.getSnapshot()).toMatchObject({ id, isLoading: false });
  await overlays.act(id, { name: 'complete' });
  expect(overlays.getSnapshot()).toBeNull();
});

it('keeps an overlay whose completing action throws', async () => {
  const overlays = createOverlayStore();
  const id = overlays.open(signing, {}, () => Promise.reject(new Error('offline')));
  await overlays.act(id, { name: 'complete' });
  expect(overlays.getSnapshot()).toMatchObject({ id, isLoading: false });
});

it('does not close a modal that has been replaced meanwhile', () => {
  const dialogs = createDialogStore();
  const first = dialogs.open(withdraw, { title: 'Contract' });
  const second = dialogs.open(leave, {});
  dialogs.close(first);
  expect(dialogs.getSnapshot()).toMatchObject({ id: second });
});

it('ignores the late failure of a modal that has been replaced', async () => {
  const dialogs = createDialogStore();
  const { promise, reject } = Promise.withResolvers<void>();
  const acting = dialogs.act(
    dialogs.open(withdraw, { title: 'Contract' }, () => promise),
    { message: '' },
  );
  const second = dialogs.open(leave, {});
  reject(new Error('too late'));
  await acting;
  expect(dialogs.getSnapshot()).toMatchObject({ id: second, error: undefined });
});

it('tells subscribers about every change until they leave', () => {
  const dialogs = createDialogStore();
  const listener = vi.fn();
  const unsubscribe = dialogs.subscribe(listener);
  dialogs.close(dialogs.open(leave, {}));
  unsubscribe();
  dialogs.open(leave, {});
  expect(listener).toHaveBeenCalledTimes(2);
});
