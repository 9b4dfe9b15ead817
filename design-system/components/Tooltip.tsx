import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tooltipDelayMs } from '../tokens/scales.ts';
import { placeBeside } from '../support/place-beside.ts';

export interface TooltipProps {
  /** The explanation, one short sentence. */
  text: ReactNode;
  /** The text is the element's own name already, so it is not announced as description a second time. */
  isName?: boolean;
  /** One element that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: 0.3125rem ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font: 500 ${theme.fontSize.small} / 1.4 ${theme.fontFamily.text};
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Explains an element after 150 ms of pointing at it, or at once on keyboard focus; Escape hides it (WCAG 1.4.13). Never the only place of what one must know. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => () => clearTimeout(timerRef.current), []);

  useEffect(() => {
    if (!isOpen || anchorRef.current === null || bubbleRef.current === null) return;
    const bubble = bubbleRef.current;
    bubble.showPopover();
    placeBeside(anchorRef.current, bubble, { side: 'top', align: 'centre' });
    const hide = () => setIsOpen(false);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', hideOnEscape);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', hideOnEscape);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [isOpen]);

  function open(delay: number) {
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => setIsOpen(true), delay);
  }

  function close() {
    clearTimeout(timerRef.current);
    setIsOpen(false);
  }

  return (
    <Anchor
      ref={anchorRef}
      onPointerEnter={(event) => event.pointerType !== 'touch' && open(tooltipDelayMs)}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
      onBlur={close}
      onPointerDown={close}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        <Bubble ref={bubbleRef} id={id} role="tooltip" popover="manual" aria-hidden={isName || undefined}>
          {text}
        </Bubble>
      ) : null}
    </Anchor>
  );
}
