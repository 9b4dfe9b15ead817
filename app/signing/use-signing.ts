import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../forms/use-problem-text.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { describeFailure } from '../signature-requests/describe-failure.ts';
import { preloadSigningModals } from './preload-modals.ts';
import { SigningFlow } from './signing-flow.ts';
import type { SigningScene } from './signing-scene.ts';

/** Signing on this screen: `sign` begins, `isSigning` is true while the API is being asked. */
export function useSigning({ door, request, refresh }: Pick<SigningScene, 'door' | 'request' | 'refresh'>) {
  const modals = useModals();
  const navigate = useNavigate();
  const format = useTexts();
  const { locale } = useDocument();
  const { hasOutbox } = useRoot();
  const [isSigning, setIsSigning] = useState(false);
  const scene: SigningScene = {
    door,
    request,
    language: toLanguage(locale),
    modals,
    describe: (error) => format(describeFailure(error)),
    refresh,
    hasOutbox,
    goTo: (path) => navigate(path),
    onRunning: setIsSigning,
  };
  const [flow] = useState(() => new SigningFlow(scene));
  useEffect(() => flow.follow(scene));
  useEffect(() => () => flow.end(), [flow]);
  const maySign = request.viewer.actions.includes('sign');
  useEffect(() => {
    if (maySign) preloadSigningModals();
  }, [maySign]);
  return { sign: () => void flow.start(), isSigning };
}
