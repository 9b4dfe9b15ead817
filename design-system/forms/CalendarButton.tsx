import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../components/IconButton.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { Calendar } from '../icons.ts';
import { placeBeside } from '../support/place-beside.ts';
import { theme } from '../theme/theme.ts';
import type { DaySheetProps } from './DaySheet.tsx';

const DaySheet = lazy(() => import('./DaySheet.tsx'));

export interface CalendarButtonProps extends Omit<DaySheetProps, 'label'> {
  /** Name of the button and of the calendar. */
  label: string;
  isDisabled?: boolean;
}

/* As high as six weeks, so that neither the calendar's arrival nor another month moves it. */
const Sheet = styled.div`
  position: fixed;
  inset: auto;
  width: 322px;
  max-width: calc(100vw - 16px);
  min-height: 362px;
  margin: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: ${theme.elevation.floating};

  &:not([data-placed]) {
    opacity: 0;
  }
  > [role='status'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
`;

/** Opens a calendar above the page; choosing closes it and gives the focus back. */
export function CalendarButton({ label, isDisabled = false, onDay, onRange, ...calendar }: CalendarButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function handleToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLDivElement>) {
    const isOpening = newState === 'open';
    setIsOpen(isOpening);
    sheet.toggleAttribute('data-placed', isOpening);
    if (isOpening && buttonRef.current) placeBeside(buttonRef.current, sheet, { side: 'bottom', align: 'end' });
  }
  function close() {
    sheetRef.current?.hidePopover();
    buttonRef.current?.focus();
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Marked as used, so that a dialog around the field does not close on the same key.
    event.preventDefault();
    close();
  }

  return (
    <>
      <IconButton
        ref={buttonRef}
        label={label}
        icon={<Calendar aria-hidden />}
        hasTooltip={false}
        disabled={isDisabled}
        aria-haspopup="dialog"
        data-awaits-script
        aria-expanded={isOpen}
        onClick={() => sheetRef.current?.togglePopover()}
      />
      <Sheet
        ref={sheetRef}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={handleToggle}
        onKeyDownCapture={closeByKey}
      >
        {isOpen ? (
          <Suspense
            fallback={
              <div role="status" aria-label={label}>
                <Spinner />
              </div>
            }
          >
            <DaySheet
              {...calendar}
              label={label}
              onDay={(day) => {
                onDay?.(day);
                close();
              }}
              onRange={(range) => {
                onRange?.(range);
                close();
              }}
            />
          </Suspense>
        ) : null}
      </Sheet>
    </>
  );
}
