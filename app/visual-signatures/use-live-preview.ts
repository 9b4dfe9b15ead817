import { useEffect, useEffectEvent, useState } from 'react';

/** So long, in ms, nothing may be typed or drawn before a new picture is asked for. */
const quietTime = 350;

interface PreviewState {
  /** Undefined until the first one is there. */
  url: string | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The address of a picture that follows what is being typed and drawn: the first at once, the others after a short rest. A picture that
 * comes too late is dropped. `draft` must keep its identity as long as it is the same.
 */
export function useLivePreview<Draft>(
  draft: Draft,
  getPreviewUrl: (draft: Draft) => string | Promise<string>,
): PreviewState {
  const [url, setUrl] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isFirst, setIsFirst] = useState(true);

  const read = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const next = await getPreviewUrl(draft);
      if (isOver()) return;
      setUrl(next);
      setHasFailed(false);
    } catch {
      // Whatever the reason, the person sees that there is no picture, and can ask again.
      if (!isOver()) setHasFailed(true);
    }
    setIsFirst(false);
  });

  const delay = isFirst ? 0 : quietTime;
  const readDelay = useEffectEvent(() => delay);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => void read(() => isOver), readDelay());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft, attempt]);

  return { url, hasFailed, retry: () => setAttempt(attempt + 1) };
}
