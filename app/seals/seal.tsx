import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { deleteSealImage } from '@sigillum/api-contracts/seals/delete-seal-image.ts';
import { getSeal } from '@sigillum/api-contracts/seals/get-seal.ts';
import { listSealEvents } from '@sigillum/api-contracts/seals/list-seal-events.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { removeSealMembers } from '@sigillum/api-contracts/seals/remove-seal-members.ts';
import { uploadSealImage } from '@sigillum/api-contracts/seals/upload-seal-image.ts';
import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { listApiUsers } from '@sigillum/api-contracts/business/list-api-users.ts';
import type { Route } from './+types/seal.ts';
import { readPagePlace, requirePage } from '../common/page-place.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../forms/parse-form.ts';
import { readForm } from '../forms/read-form.ts';
import { load, send } from '../http/api.ts';
import { sealEventsSize } from './components/seal-events-card.tsx';
import { SealView } from './components/seal-view.tsx';
import { SealChange } from './seal-form.ts';
import { sealImageUrl } from './seal-image-url.ts';

export async function loader(route: Route.LoaderArgs) {
  const { id } = await load(route, getOwnBusiness, {});
  const params = { id, name: route.params.accountname };
  const { page } = readPagePlace(route.url.searchParams);
  const [{ admins = [], members = [] }, seal, { apiUsers }, trail] = await Promise.all([
    load(route, getBusiness, { params: { id } }),
    load(route, getSeal, { params }),
    load(route, listApiUsers, { params: { id } }),
    load(route, listSealEvents, { params, query: { page, size: sealEventsSize } }),
  ]);
  requirePage({ page, size: sealEventsSize }, trail.total_items, (last) => `?page=${last}`);
  const isMember = (email: string) => seal.members?.some((member) => member.email === email) ?? false;
  const others = [...admins, ...members].filter(({ email }) => !isMember(email));
  const imageUrl = seal.hasImage ? sealImageUrl({ id, name: seal.name }) : undefined;
  return { subject: seal.label, seal, others, apiUsers, trail: { ...trail, page }, imageUrl };
}

export async function action(route: Route.ActionArgs): Promise<{ failure?: FormFailure }> {
  const form = await readForm(route.request);
  const { value, failure } = parseForm(form, SealChange);
  if (failure) return { failure };
  try {
    const { id } = await send(route, getOwnBusiness, {});
    await change(route, { id, name: route.params.accountname }, value);
    return {};
  } catch (error) {
    return { failure: mapProblem(error, form, { 'error.seal.member_unknown': 'email' }) };
  }
}

async function change(route: Route.ActionArgs, params: { id: string; name: string }, value: SealChange) {
  switch (value.intent) {
    case 'label':
      return send(route, putSeal, { params, body: { label: value.label } });
    case 'image':
      // What the bytes are decides at the other end; a kind that the contract does not know is read as none of an image.
      return send(route, uploadSealImage, {
        params,
        body: await value.image.arrayBuffer(),
        contentType: uploadSealImage.body.contentTypes.includes(value.image.type) ? value.image.type : 'image/png',
      });
    case 'remove-image':
      return send(route, deleteSealImage, { params });
    case 'add-member':
      return send(route, addSealMembers, { params, body: { members: [value.email] } });
    case 'remove-member':
      return send(route, removeSealMembers, { params, body: { members: [value.email] } });
  }
}

export default function SealPage({ loaderData }: Route.ComponentProps) {
  return <SealView key={loaderData.seal.name} {...loaderData} />;
}
