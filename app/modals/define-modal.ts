import { type ComponentType, lazy } from 'react';
import { awaitChunk } from '../http/guard-chunks.ts';
import type { ModalDefinition, ModalProps } from './modal-store.ts';

type Load<Props, Action> = () => Promise<{ default: ComponentType<ModalProps<Props, Action>> }>;

const define = <Props, Action>(
  namespace: string,
  name: string,
  load: Load<Props, Action>,
): ModalDefinition<Props, Action> => ({
  namespace,
  name,
  Component: lazy(awaitChunk(load)),
});

/** Declares a dialog under its specified namespace and name. Its code is loaded when it is opened first. Types come from the component. */
export const defineDialog = define;

/** Declares a full-screen overlay. The action that closes it is `{ name: 'complete' }`. */
export const defineOverlay = <Props, Action extends { name: string }>(
  name: string,
  load: Load<Props, Action>,
): ModalDefinition<Props, Action> => define('overlay', name, load);
