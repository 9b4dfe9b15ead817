import { useEffect, useEffectEvent, useState } from 'react';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { describeFailure } from '../forms/describe-failure.ts';

/** So long, in ms, nothing may be typed or drawn before a new picture is asked for. */
const quietTime = 350;

interface PreviewState {
  /** Undefined until the first one is there. */
  url: string | undefined;
  /** Why there is none; an empty one where nobody can say. */
  failure: string | undefined;
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
  const [failure, setFailure] = useState<string>();
  const format = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [isFirst, setIsFirst] = useState(true);

  const read = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const next = await getPreviewUrl(draft);
      if (isOver()) return;
      setUrl(next);
      setFailure(undefined);
    } catch (error) {
      // Whatever the reason, the person sees that there is no picture, and can ask again.
      if (!isOver()) setFailure(isApiProblem(error) ? format(describeFailure(error)) : '');
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

  return { url, failure, retry: () => setAttempt(attempt + 1) };
}
