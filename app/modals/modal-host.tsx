import { Suspense, useSyncExternalStore } from 'react';
import { useProblemText } from '../forms/use-problem-text.ts';
import type { ModalStore } from './modal-store.ts';

const nothing = () => null;

/** Renders the open modal of one store. The record's id is the key: a new modal never inherits another's state. */
export function ModalHost({ store }: { store: ModalStore }) {
  const record = useSyncExternalStore(store.subscribe, store.getSnapshot, nothing);
  const error = useProblemText(record?.error);
  if (!record) return null;
  const { id, definition, props, isLoading } = record;
  const { Component } = definition;
  return (
    <Suspense fallback={null} key={id}>
      <Component
        props={props}
        isLoading={isLoading}
        error={error}
        act={(action) => void store.act(id, action)}
        close={() => store.close(id)}
      />
    </Suspense>
  );
}
