import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { namePerson } from '../common/name-person.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { reloadOnReturn } from '../common/reload-on-return.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { preloadSigningModals } from './preload-modals.ts';
import { isAskedByService } from './proof-way.ts';
import { SigningFlow } from './signing-flow.ts';
import { signingEmbedMessages } from './embed-messages.ts';
import { useHost } from './host.ts';
import { readStepReturn, rememberReturn } from './step-return.ts';
import type { SigningScene } from './signing-scene.ts';
import { useExits } from './use-exits.ts';

/** Signing on this screen: `sign` begins, `isSigning` is true while the API is being asked. */
export function useSigning({
  door,
  request,
  sender,
  identifyHref,
  unseen,
  showDocument,
  seal,
  stepUpMethods,
  visualSignatureId,
  visualSignatureData,
  refresh,
}: Pick<
  SigningScene,
  | 'door'
  | 'request'
  | 'sender'
  | 'identifyHref'
  | 'unseen'
  | 'showDocument'
  | 'seal'
  | 'stepUpMethods'
  | 'visualSignatureId'
  | 'visualSignatureData'
  | 'refresh'
>) {
  const modals = useModals();
  const navigate = useNavigate();
  const location = useLocation();
  const format = useTexts();
  const { locale } = useDocument();
  const { hasOutbox, hasSmsOutbox, person, part11, locale: pageLocale } = useRoot();
  const { pathname, search } = location;
  const [isSigning, setIsSigning] = useState(false);
  const host = useHost();
  const exits = useExits(request.id);
  const scene: SigningScene = {
    door,
    request,
    sender,
    identifyHref,
    unseen,
    showDocument,
    seal,
    stepUpMethods,
    visualSignatureId,
    visualSignatureData,
    language: toLanguage(locale),
    modals,
    describe: (error) => format(describeFailure(error)),
    refresh,
    accountName: person && namePerson(person.firstName, person.lastName),
    part11,
    isAdministrator: person?.role === 'admin',
    hasOutbox,
    hasSmsOutbox,
    goTo: (path) => navigate(path),
    leave(url) {
      rememberReturn(pathname + search);
      reloadOnReturn();
      window.location.assign(url);
    },
    exits,
    onRunning: setIsSigning,
  };
  const [flow] = useState(() => new SigningFlow(scene));
  useEffect(() => flow.follow(scene));
  useEffect(() => () => flow.end(), [flow]);
  const brought = readStepReturn(location.state);
  useEffect(() => {
    // A page in another language than the one before is read anew in a moment, and answers then: the call would be torn off.
    if (!brought || pageLocale !== locale) return;
    // Once: a reload must not answer the step again.
    void navigate(pathname + search, { replace: true, state: null });
    void flow.resume(brought.stepParams);
  }, [brought, flow, locale, pageLocale, pathname, search, navigate]);
  const maySign = request.viewer.actions.includes('sign');
  useEffect(() => {
    if (!maySign) return;
    const leaving = new AbortController();
    void preloadSigningModals(leaving.signal);
    return () => leaving.abort();
  }, [maySign]);

  /** Trust services show themselves in no frame: such a signature is made at the same address in a window of its own. */
  function signInOwnWindow() {
    const isOpen = window.open(pathname + search, '_blank') !== null;
    const text = isOpen ? signingEmbedMessages.ownWindow : signingEmbedMessages.blockedWindow;
    modals.snackbars.add({ message: format({ id: text.id }), durationMs: 8000 });
  }

  const needsOwnWindow = host !== undefined && isAskedByService(request.quality);
  return { sign: needsOwnWindow ? signInOwnWindow : () => void flow.start(), isSigning };
}
