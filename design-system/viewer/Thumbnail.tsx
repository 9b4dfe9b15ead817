import { useState } from 'react';
import { useEarlyImage } from './use-early-image.ts';
import { usePatientImage } from './use-patient-image.ts';
import { Waiting } from './viewer-style.ts';

/** A small image of a page. What was shown last stays until a newer one has come; before the first one its place moves. */
export function Thumbnail({ url, isLazy }: { url: string; isLazy: boolean }) {
  const { attempt, state, setState, isGivenUp } = usePatientImage();
  const [shown, setShown] = useState<string>();

  function show() {
    setState('shown');
    setShown(url);
  }
  const imageRef = useEarlyImage(attempt, show);

  return (
    <>
      {shown === undefined && !isGivenUp ? <Waiting aria-hidden /> : null}
      {shown === undefined || shown === url ? null : <img src={shown} alt="" draggable={false} />}
      {state === 'failed' ? null : (
        <img
          key={attempt}
          ref={imageRef}
          src={url}
          alt=""
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
          data-awaited={shown === url ? undefined : true}
          onLoad={show}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}
