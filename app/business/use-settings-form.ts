import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useChange } from '../forms/use-change.ts';
import { describeFields, type SettingsField } from './settings-form.ts';

/** What the forms of the page begin with: the settings as they were read, and when they were changed last. */
export interface ReadSettings {
  settings: Settings;
  updatedAt: string;
}

/**
 * One form of the settings. A field shows what somebody else has made of it meanwhile, unless the person has changed it: then what was
 * typed stays.
 */
export function useSettingsForm({ settings, updatedAt }: ReadSettings) {
  const { field, choice, form, ...change } = useChange();
  const fields = describeFields(settings);
  // A field that shows another value is another element: whoever has saved by the Enter key stays in it.
  const savedInRef = useRef('');
  useLayoutEffect(() => {
    const saved = savedInRef.current && form.ref.current?.elements.namedItem(savedInRef.current);
    if (saved instanceof HTMLElement && document.activeElement === document.body) saved.focus();
  }, [settings, form.ref]);
  return {
    ...change,
    form: {
      ...form,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        form.onSubmit(event);
        savedInRef.current = document.activeElement?.getAttribute('name') ?? '';
      },
    },
    updatedAt,
    before: JSON.stringify(settings),
    describeText(name: SettingsField) {
      const { defaultValue, ...props } = field(name);
      const value = String(fields[name] ?? '');
      return { key: `${name} ${value}`, ...props, defaultValue: defaultValue ?? value };
    },
    describeTick(name: SettingsField) {
      const { defaultChecked: _, ...props } = choice(name);
      return { key: `${name} ${String(fields[name])}`, ...props, defaultChecked: fields[name] === true };
    },
  };
}
