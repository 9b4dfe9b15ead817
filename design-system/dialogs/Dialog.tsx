import { useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../components/Banner.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { ProgressBar } from '../components/ProgressBar.tsx';
import { X } from '../icons.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Portal } from '../support/Portal.tsx';
import { useModalFrame } from '../support/use-modal-frame.ts';
import { useScrollable } from '../support/use-scrollable.ts';
import { zIndex } from '../tokens/z-index.ts';
import { Actions, Body, Head, LoadingLine, Scrim, Sheet } from './dialog-style.ts';

export interface DialogProps {
  title: ReactNode;
  /** What the person reads and fills in. */
  children: ReactNode;
  /** Buttons of the footer, the main one last. */
  actions?: ReactNode;
  /** Called by the close button, by Escape and, until something is typed, by a press beside the dialog; not while loading. */
  onClose: () => void;
  /** Name of the close button. */
  closeLabel: string;
  /** The action runs: a line moves under the title and the dialog cannot be closed. */
  isLoading?: boolean;
  /** Read out while loading. */
  loadingLabel?: string;
  /** What went wrong, said above the content. */
  error?: ReactNode;
  /** What failed, in a few words above the error. */
  errorHeading?: ReactNode;
  /** Greatest width: 400, 560 or 760 px; default medium. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a confirmation that interrupts; default dialog. */
  role?: 'dialog' | 'alertdialog';
  /** Given, the frame is a form, its first field has the focus, and a submit button among the actions submits it. The default submission is already prevented. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

const PaddedForm = styled.form`
  display: contents;
`;

/** Frame of a dialog; it is open as long as it is mounted. */
export function Dialog(props: DialogProps) {
  return (
    <Portal>
      <DialogFrame {...props} />
    </Portal>
  );
}

function DialogFrame(props: DialogProps) {
  const {
    title,
    children,
    actions,
    onClose,
    closeLabel,
    isLoading = false,
    loadingLabel,
    error,
    errorHeading,
    size = 'medium',
    role = 'dialog',
    onSubmit,
  } = props;
  const titleId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const isTypedRef = useRef(false);
  const isScrollable = useScrollable(bodyRef);
  const close = isLoading ? undefined : onClose;
  const { rootRef, dialogRef } = useModalFrame({
    zIndex: zIndex.dialog,
    onEscape: close,
    startsInField: onSubmit !== undefined,
  });

  const content = (
    <>
      {/* Long text must be reachable by keys even where nothing in it takes the focus. */}
      <Body ref={bodyRef} tabIndex={isScrollable ? 0 : undefined}>
        {error === undefined || error === null ? null : (
          <Banner tone="danger" title={errorHeading}>
            {error}
          </Banner>
        )}
        {children}
      </Body>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </>
  );

  return (
    <Scrim
      ref={rootRef}
      data-modal-frame
      // A finger that slips off the sheet takes nothing along that was typed.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && !isTypedRef.current && close?.()}
      onInput={() => (isTypedRef.current = true)}
    >
      <Sheet
        ref={dialogRef}
        role={role}
        aria-modal
        aria-labelledby={titleId}
        aria-busy={isLoading || undefined}
        tabIndex={-1}
        data-size={size}
      >
        <Head>
          <Heading level={2} look="title" id={titleId}>
            {title}
          </Heading>
          <IconButton
            size="small"
            label={closeLabel}
            hasTooltip={false}
            icon={<X aria-hidden />}
            onClick={onClose}
            disabled={isLoading}
          />
        </Head>
        <LoadingLine>{isLoading ? <ProgressBar label={loadingLabel ?? closeLabel} look="line" /> : null}</LoadingLine>
        {onSubmit === undefined ? (
          content
        ) : (
          <PaddedForm
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isLoading) onSubmit(event);
            }}
          >
            {content}
          </PaddedForm>
        )}
      </Sheet>
    </Scrim>
  );
}
