import { deleteLogo } from '@sigillum/api-contracts/business/delete-logo.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { getSettings } from '@sigillum/api-contracts/business/get-settings.ts';
import { uploadLogo } from '@sigillum/api-contracts/business/upload-logo.ts';
import type { Route } from './+types/settings.ts';
import { environmentContext } from '../context.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { SettingsView } from './components/settings-view.tsx';
import { LogoForm } from './logo-form.ts';
import { saveSettings } from './save-settings.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id, name, pricePlan } = await load(route, getOwnBusiness, {});
  const { settings, updated_at: updatedAt } = await load(route, getSettings, { params: { id } });
  const { tour, hasReferral } = route.context.get(environmentContext);
  // As this server knows them: a browser may know others.
  const own = settings.signatureRequests.reminders.timeZone;
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), own])].toSorted();
  const services = { userPilot: tour !== undefined, affiliate: hasReferral };
  return { id, name, features: pricePlan.features, settings, updatedAt, zones, services };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value: logo } = parseForm(form, LogoForm);
  try {
    const { id } = await send(route, getOwnBusiness, {});
    if (!logo) return await saveSettings(route, id, form);
    await changeLogo(route, { id }, logo);
    return {};
  } catch (error) {
    const [tooLarge, unreadable] = ['error.business.logo_too_large', 'error.business.logo_unreadable'] as const;
    return { failure: mapProblem(error, form, { [tooLarge]: 'logo', [unreadable]: 'logo' }) };
  }
}

async function changeLogo(route: Route.ActionArgs, params: { id: string }, logo: LogoForm) {
  if (logo.intent === 'remove-logo') return send(route, deleteLogo, { params });
  // What the bytes are decides at the other end; a kind that the contract does not know is read as none of an image.
  const { type } = logo.logo;
  const contentType = uploadLogo.body.contentTypes.includes(type) ? type : 'image/png';
  return send(route, uploadLogo, { params, body: await logo.logo.arrayBuffer(), contentType });
}

export default function BusinessSettings({ loaderData }: Route.ComponentProps) {
  return <SettingsView {...loaderData} />;
}
