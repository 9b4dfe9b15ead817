import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useEffectEvent } from 'react';
import { tabMemory } from '../common/memory.ts';
import { toLanguage } from '../i18n/locales.ts';
import { listLanguages } from '../layouts/languages.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { directSignOverlay } from './overlays.ts';
import { isUnannounced } from './is-unannounced.ts';

const keyOf = (requestId: string) => `sigillum.begun.${requestId}`;

/** Greets a visitor whom the product has not written to, until the visitor has begun in this tab. */
export function useArrival(request: SignatureRequest): void {
  const { overlays } = useModals();
  const { locale } = useDocument();
  const { id, title, documents, owner, owner_name } = request;
  const isGreeted = isUnannounced(request);
  const greet = useEffectEvent(() => {
    const props = {
      senderName: owner_name || owner,
      title,
      documents,
      languages: listLanguages(true),
      language: toLanguage(locale),
    };
    return overlays.open(directSignOverlay, props, (action) => {
      if (action.name === 'complete') return tabMemory.write(keyOf(id), 'yes');
      const url = new URL(window.location.href);
      url.searchParams.set('lang', action.code);
      return window.location.assign(url);
    });
  });
  // Only an arrival opens it: a request that changes under the reader does not.
  useEffect(() => {
    if (!isGreeted || tabMemory.read(keyOf(id))) return undefined;
    const overlay = greet();
    return () => overlays.close(overlay);
  }, [id, isGreeted, overlays]);
}
