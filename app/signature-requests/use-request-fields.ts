import type { FieldDeclaration, FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import { putRequestFields } from '@sigillum/api-contracts/signature-requests/put-request-fields.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { WorkQueue } from '../common/work-queue.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApi, useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { removeField } from './make-field.ts';

/** What signers fill in, as it is being placed. */
export interface FieldsEditor {
  fields: readonly FilledField[];
  /** Saves this list at once; throws where it cannot be, and nothing is changed then. */
  put: (fields: readonly FilledField[]) => Promise<void>;
  /** Moves a field: shown at once, saved after a moment. */
  move: (id: string, position: FieldDeclaration['position']) => void;
  /** Takes a field away, and what depends on it no longer does. */
  remove: (id: string) => void;
}

/** The same of a request that is there. */
export interface RequestFieldsEditor extends FieldsEditor {
  /** Lets another call change the fields: what was moved is saved before it, and all of them are read anew after it. */
  renew: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Milliseconds after the last movement. */
const pause = 600;

/** The fields of a request; undefined until they are known. */
export function useRequestFields(id: string, isShown: boolean): RequestFieldsEditor | undefined {
  const api = useApiClient();
  const { snackbars } = useModals();
  const format = useTexts();
  const { data, mutate } = useApi(getRequestFields, isShown ? { params: { id } } : null, { revalidateOnFocus: false });
  const [moved, setMoved] = useState<readonly FilledField[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<readonly FilledField[]>(undefined);
  const [saving] = useState(() => new WorkQueue());
  const revision = useRef<string>(undefined);
  const fields = moved ?? data?.fields;

  /** One after another: each says which fields it knows. */
  function save(list: readonly FilledField[]): Promise<void> {
    clearTimeout(timer.current);
    unsaved.current = undefined;
    return saving.add(() => send(list));
  }

  async function send(list: readonly FilledField[]): Promise<void> {
    const known = revision.current ?? data?.revision;
    const body = {
      fields: list.map(({ value: _, ...field }) => field),
      ...(known !== undefined && { revision: known }),
    };
    const saved = await api.call(putRequestFields, { params: { id }, body });
    revision.current = saved.revision;
    await mutate(saved, { revalidate: false });
    setMoved((latest) => (latest === list ? undefined : latest));
  }

  /** What could not be saved is not shown as if it were. */
  function saveOrTell(list: readonly FilledField[]) {
    save(list).catch((error: unknown) => {
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
      revision.current = undefined;
      setMoved(undefined);
      void mutate();
    });
  }

  /** What was moved and waits is saved before anything else: it would be shown over that, or be lost with it. */
  const flush = async () => {
    if (unsaved.current) await save(unsaved.current);
  };

  const leave = useEffectEvent(() => {
    if (unsaved.current) saveOrTell(unsaved.current);
  });
  useEffect(() => () => leave(), []);

  if (!fields) return undefined;
  return {
    fields,
    async put(list) {
      await flush();
      await save(list);
    },
    async renew(work) {
      await flush();
      return saving.add(async () => {
        const result = await work();
        revision.current = undefined;
        setMoved(undefined);
        await mutate();
        return result;
      });
    },
    move(fieldId, position) {
      const list = fields.map((field) => (field.id === fieldId ? { ...field, position } : field));
      setMoved(list);
      unsaved.current = list;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => saveOrTell(list), pause);
    },
    remove(fieldId) {
      const list = removeField(fields, fieldId);
      setMoved(list);
      saveOrTell(list);
    },
  };
}
