import { endDeputy } from '@sigillum/api-contracts/members/end-deputy.ts';
import { getDeputy } from '@sigillum/api-contracts/members/get-deputy.ts';
import { nameDeputy } from '@sigillum/api-contracts/members/name-deputy.ts';
import { endOtherSessions } from '@sigillum/api-contracts/user/end-other-sessions.ts';
import { endSession } from '@sigillum/api-contracts/user/end-session.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { listSessions } from '@sigillum/api-contracts/user/list-sessions.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import type { Route } from './+types/settings.ts';
import { expectUser } from '../access/session.ts';
import { environmentContext, sessionContext, zoneContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { readDay } from '../i18n/end-of-day.ts';
import { SettingsView } from './components/settings-view.tsx';
import { describeDevice } from './describe-device.ts';
import { proofFields, SettingsChange } from './profile-form.ts';

export async function loader(route: Route.LoaderArgs) {
  const [{ attributes }, { sessions }, absence] = await Promise.all([
    load(route, getUser, {}),
    load(route, listSessions, {}),
    findAbsence(route),
  ]);
  const environment = route.context.get(environmentContext);
  const { emailNotificationLevel, defaultQuality, defaultLegislation, p11SigningName, p11SigningReason } = attributes;
  return {
    emailNotificationLevel,
    defaults: { defaultQuality, defaultLegislation, offered: await environment.listQualities() },
    absence,
    part11: { p11SigningName, p11SigningReason },
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: describeDevice(userAgent) })),
  };
}

/** Nobody stands in for somebody without colleagues. */
async function findAbsence(route: Route.LoaderArgs) {
  const { business } = expectUser(route.context.get(sessionContext));
  if (!business) return null;
  const { deputy } = await load(route, getDeputy, { params: { id: business.id } });
  return { deputy, today: readDay(new Date(), route.context.get(zoneContext)) };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, SettingsChange);
  if (failure) return { failure };
  try {
    await change(route, value);
    return {};
  } catch (error) {
    // Whoever ends a session wants it to be over, and it is.
    if (value.intent === 'end-session' && isApiProblem(error) && error.status === 404) return {};
    return { failure: mapProblem(error, form, { ...proofFields, ...refusedFields }) };
  }
}

/** Where it is told what a form was refused for. */
const refusedFields = {
  'error.sr.quality_not_available': 'defaultQuality',
  'error.sr.not_a_colleague': 'email',
  'error.business.deputy_period': 'until',
} as const;

function change(route: Route.ActionArgs, value: SettingsChange): Promise<unknown> {
  if (value.intent === 'end-session')
    return send(route, endSession, { params: { id: value.id }, body: { password: value.password } });
  if (value.intent === 'end-others') return send(route, endOtherSessions, { body: { password: value.password } });
  if (value.intent === 'deputy' || value.intent === 'end-deputy') return changeDeputy(route, value);
  const { intent: _intent, ...attributes } = value;
  return send(route, updateUser, { body: { attributes } });
}

function changeDeputy(
  route: Route.ActionArgs,
  value: Extract<SettingsChange, { intent: 'deputy' | 'end-deputy' }>,
): Promise<unknown> {
  const { business } = expectUser(route.context.get(sessionContext));
  const params = { id: business?.id ?? '' };
  if (value.intent === 'end-deputy') return send(route, endDeputy, { params });
  const { intent: _intent, ...body } = value;
  return send(route, nameDeputy, { params, body });
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsView {...loaderData} />;
}
