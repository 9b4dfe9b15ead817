import { answerAesForBusiness } from '@sigillum/api-contracts/business/answer-aes-for-business.ts';
import { lookAtAesForBusiness } from '@sigillum/api-contracts/business/look-at-aes-for-business.ts';
import type { AesApplication } from '@sigillum/api-contracts/business/schemas.ts';
import type { Route } from './+types/answer-aes.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { readForm } from '../forms/read-form.ts';
import { send } from '../http/api.ts';
import { AnswerAesView } from './components/answer-aes-view.tsx';

export async function loader(route: Route.LoaderArgs): Promise<{ application: AesApplication | undefined }> {
  const token = route.url.searchParams.get('token') ?? '';
  return { application: await orVoid(send(route, lookAtAesForBusiness, { body: { token } })) };
}

export async function action(route: Route.ActionArgs): Promise<{ isConfirmed?: boolean }> {
  const token = route.url.searchParams.get('token') ?? '';
  const isConfirmed = (await readForm(route.request)).get('intent') === 'confirm';
  const answered = await orVoid(send(route, answerAesForBusiness, { body: { token, confirmed: isConfirmed } }));
  return answered ? { isConfirmed } : {};
}

/** A link that is void is no failure: the page says so. */
const orVoid = <Answer,>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (isApiProblem(error) && error.key === 'error.aes_for_business.link_invalid') return undefined;
    throw error;
  });

export default function AnswerAes({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerAesView {...loaderData} isConfirmed={actionData?.isConfirmed} />;
}
