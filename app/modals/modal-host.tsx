import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useProblemText } from '../forms/use-problem-text.ts';
import { leadsToSorry } from '../http/leads-to-sorry.ts';
import type { ModalStore } from './modal-store.ts';

const nothing = () => null;

/** An action that fails by our fault leads to /sorry, as a form of a page does; what the person can mend is said in the modal. */
function useLeadToSorry(store: ModalStore, open: { id: number; error: unknown } | null): void {
  const navigate = useNavigate();
  const id = open && isApiProblem(open.error) && leadsToSorry(open.error.status) ? open.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    store.close(id);
    void navigate('/sorry');
  }, [id, store, navigate]);
}

/** Renders the open modal of one store. The record's id is the key: a new modal never inherits another's state. */
export function ModalHost({ store }: { store: ModalStore }) {
  const record = useSyncExternalStore(store.subscribe, store.getSnapshot, nothing);
  const error = useProblemText(record?.error);
  useLeadToSorry(store, record);
  if (!record) return null;
  const { id, definition, props, isLoading } = record;
  const { Component } = definition;
  return (
    <Suspense fallback={null} key={id}>
      <Component
        props={props}
        isLoading={isLoading}
        error={error}
        problem={isApiProblem(record.error) ? record.error : undefined}
        act={(action) => void store.act(id, action)}
        close={() => store.close(id)}
      />
    </Suspense>
  );
}
