import { Button } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface RefusalDialogProps extends Pick<DialogFrameProps, 'title' | 'values' | 'children'> {
  /** A button or link to what has to be done first. */
  remedy?: ReactNode;
  close: () => void;
}

/** The frame of what a dialog says when there is nothing to ask: why something cannot be done yet, and what comes first. */
export function RefusalDialog({ remedy, close, ...frame }: RefusalDialogProps) {
  return (
    <DialogFrame
      {...frame}
      modal={{ isLoading: false, error: undefined, close }}
      size="small"
      actions={
        <>
          <Button variant={remedy ? 'secondary' : 'primary'} onClick={close}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          {remedy}
        </>
      }
    />
  );
}
