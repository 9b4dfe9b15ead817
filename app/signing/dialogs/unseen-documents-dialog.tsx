import { Button, Eye, FileCheck, PenLine, Stamp, Text, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingPanelMessages } from '../panel-messages.ts';
import { signingUnseenMessages as messages } from '../unseen-messages.ts';

export interface UnseenDocumentsProps {
  /** All that will be signed, in the order of the request. */
  documents: readonly { id: string; name: string; isSeen: boolean }[];
  /** An organisation's seal is used instead of the person's own signature. */
  isBySeal: boolean;
}

/** `show` opens the first document that was not opened. */
export type UnseenDocumentsAction = { name: 'sign' } | { name: 'show' };

const Documents = styled.ul`
  border-block: 1px solid ${theme.color.hairline};

  li {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[1]};
  }
  li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    translate: 0 3px;
    color: ${theme.color.inkSoft};
  }
  li[data-unseen] svg {
    color: ${theme.color.warning};
  }
`;

/** One more press before documents are signed of which some were never opened: what they are, and the way to look at them. */
export default function UnseenDocumentsDialog(modal: ModalProps<UnseenDocumentsProps, UnseenDocumentsAction>) {
  const { props, isLoading, act } = modal;
  const { documents, isBySeal } = props;
  const count = documents.filter(({ isSeen }) => !isSeen).length;
  return (
    <DialogFrame
      modal={modal}
      role="alertdialog"
      title={signingPanelMessages.toSign}
      values={{ count: documents.length }}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={() => act({ name: 'show' })}>
            <FormattedMessage {...messages.show} values={{ count }} />
          </Button>
          <Button
            variant="seal"
            icon={isBySeal ? <Stamp aria-hidden /> : <PenLine aria-hidden />}
            isLoading={isLoading}
            onClick={() => act({ name: 'sign' })}
          >
            <FormattedMessage {...(isBySeal ? signingPanelMessages.signWithSeal : signingPanelMessages.sign)} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage {...messages.text} values={{ count }} />
      </Text>
      <Documents role="list">
        {documents.map(({ id, name, isSeen }) => (
          <li key={id} data-unseen={isSeen ? undefined : true}>
            {isSeen ? <FileCheck aria-hidden /> : <Eye aria-hidden />}
            <div>
              <Text weight="medium">
                <bdi>{name}</bdi>
              </Text>
              {isSeen ? null : (
                <Text size="small" tone="soft">
                  <FormattedMessage {...messages.notOpened} />
                </Text>
              )}
            </div>
          </li>
        ))}
      </Documents>
    </DialogFrame>
  );
}
