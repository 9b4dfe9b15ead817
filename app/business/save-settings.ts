import { getSettings } from '@sigillum/api-contracts/business/get-settings.ts';
import { Settings } from '@sigillum/api-contracts/business/settings.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { type RouteCall, send } from '../http/api.ts';
import { businessSettingsMessages as messages } from './settings-messages.ts';
import {
  describeFields,
  listChanged,
  type Rule,
  type SettingsField,
  type SettingsFields,
  SettingsForm,
  writeChange,
} from './settings-form.ts';

/** The one field that not every plan has. */
const fieldsOfProblems = { 'error.business.feature_not_included': 'signatureRequests.part11' } as const;

/** How often somebody else may be faster before the person is asked to try again. */
const mostTries = 3;

/**
 * Saves one form of the settings. It sends only what differs from what it began with: what somebody else has changed meanwhile in other
 * fields stays. Where both have changed the same field, nothing is saved, and the field says what it is now.
 */
export async function saveSettings(route: RouteCall, id: string, form: FormData): Promise<{ failure?: FormFailure }> {
  const { value, failure } = parseForm(form, SettingsForm);
  if (failure) return { failure };
  const before = describeFields(Settings.parse(JSON.parse(String(form.get('before')))));
  const changed = listChanged(value, before);
  if (!Object.keys(changed).length) return {};
  let updatedAt = String(form.get('updatedAt'));
  for (let tries = 1; ; tries++) {
    try {
      const body = { settings: writeChange(changed), updated_at: updatedAt };
      await send(route, updateSettings, { params: { id }, body });
      return {};
    } catch (error) {
      const isLate = isApiProblem(error) && error.key === 'error.business.changed_meanwhile';
      if (!isLate || tries === mostTries) return { failure: mapProblem(error, form, fieldsOfProblems) };
      const { settings, updated_at } = await send(route, getSettings, { params: { id } });
      const now = describeFields(settings);
      const clashing = findClashes(changed, before, now);
      if (clashing.length) return { failure: describeClash(form, { changed, clashing, now }) };
      updatedAt = updated_at;
    }
  }
}

const findClashes = (changed: Partial<SettingsFields>, before: SettingsFields, now: SettingsFields) =>
  (Object.keys(changed) as SettingsField[]).filter((name) => now[name] !== before[name] && now[name] !== changed[name]);

interface Clash {
  changed: Partial<SettingsFields>;
  clashing: readonly SettingsField[];
  now: SettingsFields;
}

/** Only what the person has changed goes back into the fields; the others show what they are now. */
function describeClash(form: FormData, { changed, clashing, now }: Clash): FormFailure {
  return {
    form: { id: 'error.business.changed_meanwhile' },
    fields: Object.fromEntries(clashing.map((name) => [name, describeNow(now[name])])),
    typed: Object.fromEntries(Object.keys(changed).map((name) => [name, String(form.get(name) ?? '')])),
  };
}

const nowTexts: Record<Rule, { id: string }> = {
  always: messages.nowAlways,
  never: messages.nowNever,
  chooseOn: messages.nowChooseOn,
  chooseOff: messages.nowChooseOff,
};

function describeNow(value: string | boolean | null) {
  if (value === null) return { id: messages.nowEmpty.id };
  if (typeof value === 'boolean') return { id: (value ? messages.nowOn : messages.nowOff).id };
  return value in nowTexts ? { id: nowTexts[value as Rule].id } : { id: messages.nowText.id, values: { value } };
}
