import { judgeValues, listShown } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import {
  type FilledField,
  SavedFile,
  type ValueFault,
} from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { addFieldFileDirectly } from '@sigillum/api-contracts/signature-requests/add-field-file-directly.ts';
import { addFieldFile } from '@sigillum/api-contracts/signature-requests/add-field-file.ts';
import { fillRequestFieldsDirectly } from '@sigillum/api-contracts/signature-requests/fill-request-fields-directly.ts';
import { fillRequestFields } from '@sigillum/api-contracts/signature-requests/fill-request-fields.ts';
import { getRequestFieldsDirectly } from '@sigillum/api-contracts/signature-requests/get-request-fields-directly.ts';
import { getRequestFields } from '@sigillum/api-contracts/signature-requests/get-request-fields.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { WorkQueue } from '../common/work-queue.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { bridge, useApi, useApiClient } from '../http/browser-api.ts';
import { describeFile, unanswered } from '../http/idempotency-key.ts';
import { sendFile } from '../http/send-file.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import type { Door } from './door.ts';
import { signingFieldMessages as messages } from './field-messages.ts';

/** What the person fills in, as it is now. */
export interface FieldsToFill {
  /** Those that are asked for now, of all documents, in their order. */
  fields: readonly FilledField[];
  /** Of the person's own name; empty where none is known. */
  initials: string;
  /** What is wrong with them and may be said by now, by field. */
  faults: ReadonlyMap<string, ValueFault>;
  change: (id: string, value: string) => void;
  /** The person has left a field: it is saved at once, and what is wrong with it is said. */
  leave: (id: string) => void;
  /** The person hands a file in. */
  upload: (id: string, file: File) => void;
  /** Fields whose files are on their way. */
  sending: ReadonlySet<string>;
}

/** What the API has found wrong, by field. */
type Told = ReadonlyMap<string, ValueFault>;

/** Milliseconds after the last keystroke, and after a call that did not come through. */
const pause = 600;
const retryPause = 4000;

/**
 * The own fields of a request: what is typed is shown at once and saved after a moment, and kept until it is. `prepare` saves the rest
 * before the signature, and answers the first field that keeps the person from signing.
 */
export function useFields({ kind }: Pick<Door, 'kind'>, { id, viewer }: SignatureRequest) {
  const api = useApiClient();
  const { snackbars } = useModals();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { visitId } = useRoot();
  const params = { id };
  const isAsked = viewer.actions.includes('sign');
  const reading = { revalidateOnFocus: false, revalidateOnReconnect: false };
  const own = useApi(getRequestFields, isAsked && kind === 'account' ? { params } : null, reading);
  const visited = useApi(getRequestFieldsDirectly, isAsked && kind === 'visitor' ? { params } : null, reading);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Told>(new Map());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const [gone] = useState(() => new AbortController());
  // As it is when an answer comes, which may be before the screen shows it.
  const toldNow = useRef(told);
  const unsaved = useRef<Record<string, string>>({});
  const [saving] = useState(() => new WorkQueue());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { data: known, error: unread } = kind === 'account' ? own : visited;
  const [arrival] = useState(() => Promise.withResolvers<readonly FilledField[]>());
  useEffect(() => {
    // What cannot be read here, the signing itself asks for.
    if (known || unread) arrival.resolve(known?.fields ?? []);
  }, [arrival, known, unread]);
  const { shown: fields, wrong } = judge(known?.fields ?? [], told);

  function judge(read: readonly FilledField[], refused: Told) {
    const mine = read
      .filter(({ sid }) => isAsked && sid === viewer.sid)
      .map((field) => ({ ...field, value: typed[field.id] ?? field.value }));
    const values = new Map(mine.map((field) => [field.id, field.value]));
    const faults = new Map(refused);
    for (const { id: fieldId, fault } of judgeValues(mine, values)) faults.set(fieldId, fault);
    return { all: mine, shown: listShown(mine, values), wrong: faults };
  }

  function tell(update: (before: Told) => Iterable<readonly [string, ValueFault]>): void {
    toldNow.current = new Map(update(toldNow.current));
    setTold(toldNow.current);
  }

  const forget = (fieldId: string) => tell((before) => [...before].filter(([other]) => other !== fieldId));

  /** One after another, so that what was typed last is what stays; whoever waits for this one waits for those before it. */
  function save(): Promise<void> {
    clearTimeout(timer.current);
    return saving.add(send);
  }

  async function send(): Promise<void> {
    const body = { values: unsaved.current };
    if (Object.keys(body.values).length === 0) return;
    unsaved.current = {};
    try {
      const { faults } = await (kind === 'account'
        ? api.call(fillRequestFields, { params, body })
        : api.call(fillRequestFieldsDirectly, { params, body }));
      // What was typed since is judged with what is saved next.
      const fresh = faults.filter(({ id: fieldId }) => !(fieldId in unsaved.current));
      tell((before) => [
        ...[...before].filter(([fieldId]) => !(fieldId in body.values)),
        ...fresh.map(({ id: fieldId, fault }) => [fieldId, fault] as const),
      ]);
    } catch (error) {
      // Whatever was typed since counts before what was typed then.
      unsaved.current = { ...body.values, ...unsaved.current };
      throw error;
    }
  }

  /** Files go in their turn among what is saved, so that what was chosen last is what stays. */
  async function upload(fieldId: string, file: File): Promise<void> {
    const { path } = kind === 'account' ? addFieldFile : addFieldFileDirectly;
    const address = bridge(fillPath(path, { id, fid: fieldId }), visitId);
    const { value, faults } = await unanswered.call([address, describeFile(file)], (idempotencyKey) =>
      sendFile(address, file, {
        contentType: 'application/octet-stream',
        answer: SavedFile,
        idempotencyKey,
        signal: gone.signal,
        onProgress: () => undefined,
      }),
    );
    setTyped((before) => ({ ...before, [fieldId]: value }));
    const fault = faults.find((one) => one.id === fieldId);
    if (fault) tell((before) => [...before, [fieldId, fault.fault]]);
  }

  function saveSoon(milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveNow(), milliseconds);
  }

  function tellUnsaved() {
    snackbars.add({ message: formatMessage(messages.unsaved), tone: 'danger' });
    saveSoon(retryPause);
  }

  const saveNow = () => void save().catch(tellUnsaved);

  const leaveAll = useEffectEvent(() => void save().catch(() => undefined));
  useEffect(() => () => leaveAll(), []);
  useEffect(() => () => gone.abort(), [gone]);

  const toFill: FieldsToFill = {
    fields,
    initials: known?.initials ?? '',
    faults: new Map([...wrong].filter(([fieldId]) => left.has(fieldId))),
    change(fieldId, value) {
      setTyped((before) => ({ ...before, [fieldId]: value }));
      forget(fieldId);
      unsaved.current = { ...unsaved.current, [fieldId]: value };
      saveSoon(pause);
    },
    leave(fieldId) {
      setLeft((before) => new Set(before).add(fieldId));
      saveNow();
    },
    sending,
    upload(fieldId, file) {
      setLeft((before) => new Set(before).add(fieldId));
      forget(fieldId);
      setSending((before) => new Set(before).add(fieldId));
      saving
        .add(() => upload(fieldId, file))
        .catch((error: unknown) => {
          if (!gone.signal.aborted) snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
        })
        .finally(() => setSending((before) => new Set([...before].filter((other) => other !== fieldId))));
    },
  };

  /** The first field that keeps the person from signing, all of them being told; undefined where nothing does. */
  async function prepare(): Promise<FilledField | undefined> {
    try {
      await save();
    } catch {
      // What is signed is what was saved last: nobody signs what the page does not show.
      tellUnsaved();
      return fields.find(({ id: fieldId }) => fieldId in unsaved.current) ?? fields[0];
    }
    // Whoever is quicker than the reading of the fields is asked for them all the same.
    const read = known?.fields ?? (isAsked ? await arrival.promise : []);
    const now = judge(read, toldNow.current);
    setLeft(new Set(now.all.map((field) => field.id)));
    const missing = now.shown.filter((field) => now.wrong.has(field.id));
    if (missing.length > 0)
      snackbars.add({ message: formatMessage(messages.missing, { count: missing.length }), tone: 'danger' });
    return missing[0];
  }

  return { toFill, prepare };
}
