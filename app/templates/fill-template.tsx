import { draftFromTemplate } from '@sigillum/api-contracts/templates/draft-from-template.ts';
import { getTemplate } from '@sigillum/api-contracts/templates/get-template.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from './+types/fill-template.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { load } from '../http/api.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useLeaveGuard } from '../signature-requests/use-leave-guard.ts';
import { useSuggestions } from '../signature-requests/use-suggestions.ts';
import { FillTemplateView, type FilledTemplate } from './components/fill-template-view.tsx';

export const loader = (route: Route.LoaderArgs) => load(route, getTemplate, { params: { id: route.params.id } });

export default function FillTemplate({ loaderData: template }: Route.ComponentProps) {
  const api = useApiClient();
  const navigate = useNavigate();
  const format = useTexts();
  const suggest = useSuggestions();
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  const [isTouched, setIsTouched] = useState(false);
  useLeaveGuard({ isActive: isTouched && !isWorking, loss: 'changes' });

  async function use(body: FilledTemplate) {
    setIsWorking(true);
    setError(undefined);
    try {
      const { id } = await callOnce(api, draftFromTemplate, { params: { id: template.id }, body });
      await navigate(`/invite/${id}?step=send`);
    } catch (failure) {
      setError(format(describeFailure(failure)));
      setIsWorking(false);
    }
  }

  return (
    <FillTemplateView
      {...{ template, suggest, isWorking, error }}
      onTouch={() => setIsTouched(true)}
      onUse={(body) => void use(body)}
    />
  );
}
