import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod';
import { listenForUnsent, type UnsentReason } from '../http/unsent.ts';
import type { TextReference } from './describe-violation.ts';
import { type FormFailure, parseForm } from './parse-form.ts';
import { useTexts } from './use-problem-text.ts';

/** What a field of the design system takes from its form. */
export interface FieldState {
  name: string;
  id: string;
  error: string | undefined;
}

export interface FormState {
  /** For the form: the first field that was refused gets the focus. */
  ref: RefObject<HTMLFormElement | null>;
  /** For a form that the browser judges, too: `<Form method="post" noValidate ref={ref} {...handlers}>`. */
  handlers: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onFocus: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Props of a field: name, id, error, and what was typed before the form was refused. */
  field: (name: string) => FieldState & { defaultValue: string | undefined };
  /** Props of a checkbox whose value is `true` unless told: name, id, error, and whether it was ticked. */
  choice: (name: string, value?: string) => FieldState & { value: string; defaultChecked: boolean };
  /** What concerns the whole form. */
  error: string | undefined;
  /** Fields that are still as wrong as when the form was refused, for a summary; empty before. */
  refused: readonly FieldState[];
  /** Something was typed that has not been accepted yet, for the leave guard. */
  isDirty: boolean;
}

/** The form that was handed in last, by its ref: one that was not taken is that one. */
let handedIn: object | undefined;

/** What the browser knows beyond the action's last answer; a field that is judged and good is there, too. */
interface Judgement {
  since: FormFailure | undefined;
  fields: Readonly<Record<string, TextReference | undefined>>;
  refused: readonly string[];
  /** How often the browser has refused the form. */
  refusals: number;
  isDirty: boolean;
}

/**
 * State of a form. `failure` is what its action refused. `loadSchema` brings the action's own schema into the browser once somebody
 * is in the form: a changed field is judged when it is left, a wrong one while it is mended, and all of them before anything is sent.
 * Until the schema is there, and without JavaScript, the action alone judges, by the same rules and in the same words.
 */
export function useForm(failure: FormFailure | undefined, loadSchema?: () => Promise<z.ZodType>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const schemaRef = useRef<z.ZodType>(undefined);
  const changedRef = useRef(new Set<string>());
  const formId = useId();
  const format = useTexts();
  const [kept, setKept] = useState<Judgement>();
  // A new answer of the action counts more than what the browser found before it.
  const judged = kept?.since === failure ? kept : undefined;
  const found = { ...failure?.fields, ...judged?.fields };
  const refusedNames = judged?.refused ?? Object.keys(failure?.fields ?? {});
  const toId = (name: string) => `${formId}-${name}`;

  const change = (part: Partial<Judgement>) =>
    setKept((last) => {
      const base = { fields: {}, refused: refusedNames, refusals: 0, isDirty: failure !== undefined };
      return { ...base, ...(last?.since === failure && last), since: failure, ...part };
    });

  const refusals = judged?.refusals ?? 0;
  const focusFirst = useEffectEvent(() => {
    // In the order of the page: groups of choices have the error, but no invalid control.
    const wrong = refusedNames.map((name) => `#${CSS.escape(toId(name))}`);
    ref.current?.querySelector<HTMLElement>([...wrong, '[aria-invalid="true"]'].join())?.focus();
  });
  useEffect(() => {
    if (failure !== undefined || refusals > 0) focusFirst();
  }, [refusals, failure]);

  const keep = useEffectEvent((reason: UnsentReason | undefined) => {
    if (reason !== undefined && handedIn === ref) change({ isDirty: true });
  });
  useEffect(() => listenForUnsent((reason) => keep(reason)), []);

  function judge(name: string) {
    if (!ref.current || !schemaRef.current) return;
    const { failure: next } = parseForm(new FormData(ref.current), schemaRef.current);
    change({ fields: { ...judged?.fields, [name]: next?.fields[name] }, isDirty: true });
  }

  const describeField = (name: string): FieldState => {
    const reference = found[name];
    return { name, id: toId(name), error: reference && format(reference) };
  };
  const readTyped = (name: string) => failure?.typed[name];

  return {
    ref,
    handlers: {
      onFocus: () => void loadSchema?.().then((schema) => (schemaRef.current = schema)),
      onInput({ target }) {
        const { name } = target as HTMLInputElement;
        changedRef.current.add(name);
        if (found[name]) judge(name);
        else if (!judged?.isDirty) change({ isDirty: true });
      },
      onBlur({ target: { name } }) {
        if (changedRef.current.has(name)) judge(name);
      },
      onSubmit(event) {
        handedIn = ref;
        const { failure: next } = schemaRef.current
          ? parseForm(new FormData(event.currentTarget), schemaRef.current)
          : { failure: undefined };
        if (next) event.preventDefault();
        const names = Object.keys(next?.fields ?? {});
        const good = Object.fromEntries(Object.keys(found).map((name) => [name, undefined]));
        const fields = { ...good, ...next?.fields };
        change({ fields, refused: names, refusals: refusals + (next ? 1 : 0), isDirty: next !== undefined });
      },
    },
    field(name) {
      const typed = readTyped(name);
      return { ...describeField(name), defaultValue: typeof typed === 'string' ? typed : undefined };
    },
    choice: (name, value = 'true') => ({
      ...describeField(name),
      value,
      defaultChecked: [readTyped(name)].flat().includes(value),
    }),
    error: failure?.form && format(failure.form),
    refused: refusedNames.map(describeField).filter(({ error }) => error !== undefined),
    isDirty: judged?.isDirty ?? failure !== undefined,
  };
}
