import type { ApiProblem } from '@sigillum/api-contracts/client.ts';
import type { ComponentType } from 'react';

/** What a dialog or overlay receives. */
export interface ModalProps<Props, Action> {
  props: Props;
  /** The action runs. */
  isLoading: boolean;
  /** What the last action threw, as a sentence. */
  error: string | undefined;
  /** The same as the API told it, for a modal with a field that is at fault. */
  problem?: ApiProblem | undefined;
  /** Hands the person's decision to the opener. */
  act: (action: Action) => void;
  /** Closes without an action. */
  close: () => void;
}

/** What the frame of a modal shows of it. */
export type ModalState = Pick<ModalProps<unknown, never>, 'isLoading' | 'error' | 'close'>;

/** A modal as a row of data: where it belongs, its name, and how its code is loaded. Its types travel with it. */
export interface ModalDefinition<Props, Action> {
  namespace: string;
  name: string;
  Component: ComponentType<ModalProps<Props, Action>>;
}

/** The one modal that is open. */
export interface ModalRecord {
  id: number;
  definition: ModalDefinition<unknown, unknown>;
  props: unknown;
  isLoading: boolean;
  error: unknown;
}

/**
 * Holds at most one open modal of its kind; opening another replaces it. Dialogs and overlays differ by `closesOn` alone: which
 * successful actions close it. An action that throws leaves the modal open.
 */
export class ModalStore {
  readonly #closesOn: (action: unknown) => boolean;
  readonly #listeners = new Set<() => void>();
  #record: ModalRecord | null = null;
  #run: ((action: never) => unknown) | undefined;
  #lastId = 0;

  constructor(closesOn: (action: unknown) => boolean) {
    this.#closesOn = closesOn;
  }

  /** Opens a modal and answers its id. `run` is the opener's action: it may call the server; its failure is shown in the modal. */
  open<Props, Action>(
    definition: ModalDefinition<Props, Action>,
    props: Props,
    run?: (action: Action) => unknown,
  ): number {
    this.#lastId += 1;
    this.#run = run;
    const anyDefinition = definition as ModalDefinition<unknown, unknown>;
    this.#set({ id: this.#lastId, definition: anyDefinition, props, isLoading: false, error: undefined });
    return this.#lastId;
  }

  /** Runs the opener's action once; a second press while it runs does nothing. */
  async act(id: number, action: unknown): Promise<void> {
    if (this.#record?.id !== id || this.#record.isLoading) return;
    this.#update(id, { isLoading: true, error: undefined });
    try {
      await this.#run?.(action as never);
    } catch (error) {
      this.#update(id, { isLoading: false, error });
      return;
    }
    if (this.#closesOn(action)) this.close(id);
    else this.#update(id, { isLoading: false });
  }

  /** Does nothing when another modal has taken its place. */
  close(id: number): void {
    if (this.#record?.id === id) this.#set(null);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): ModalRecord | null => this.#record;

  #update(id: number, changes: Partial<ModalRecord>): void {
    if (this.#record?.id === id) this.#set({ ...this.#record, ...changes });
  }

  #set(record: ModalRecord | null): void {
    this.#record = record;
    for (const listener of this.#listeners) listener();
  }
}

/** Dialogs close after any action that succeeds. */
export const createDialogStore = (): ModalStore => new ModalStore(() => true);

/** Overlays stay until the action named `complete` has succeeded. */
export const createOverlayStore = (): ModalStore =>
  new ModalStore((action) => (action as { name?: string } | undefined)?.name === 'complete');
