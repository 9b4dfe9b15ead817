import { Button, FileText, FormLayout, SelectField, Signature, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import type { LanguageCode } from '../../i18n/locales.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

export interface DirectSignProps {
  /** Who invites. */
  senderName: string;
  title: string;
  documents: readonly { id: string; name: string }[];
  languages: readonly { code: LanguageCode; name: string }[];
  language: LanguageCode;
}

/** `language` shows the page in another language; `complete` begins. */
export type DirectSignAction = { name: 'language'; code: string } | { name: 'complete' };

const Documents = styled.ul`
  max-height: 30dvh;
  overflow-y: auto;
  border-block: 1px solid ${theme.color.hairline};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.body};

  li {
    display: flex;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[1]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    translate: 0 3px;
  }
`;

/**
 * The first thing that a visitor sees whom the product has not written to: the owner has delivered the link (`notify` false), so nothing
 * has said yet who invites, to sign what, and in which language. Whoever comes from our mail has read all that there. Our choice: the
 * specification names the overlay, not its trigger.
 */
export default function DirectSignOverlay(modal: ModalProps<DirectSignProps, DirectSignAction>) {
  const { isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const { senderName, title, documents, languages, language } = modal.props;
  return (
    <OverlayFrame
      modal={modal}
      title={messages.directTitle}
      values={{ name: <bdi key="name">{senderName}</bdi> }}
      icon={<Signature />}
      tone="seal"
      actions={
        <Button isLoading={isLoading} onClick={() => act({ name: 'complete' })}>
          <FormattedMessage {...messages.directBegin} values={{ count: documents.length }} />
        </Button>
      }
    >
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <Documents role="list">
        {documents.map(({ id, name }) => (
          <li key={id}>
            <FileText aria-hidden />
            <bdi>{name}</bdi>
          </li>
        ))}
      </Documents>
      <p>
        <FormattedMessage {...messages.directText} />
      </p>
      <FormLayout>
        <SelectField
          label={formatMessage(commonMessages.language)}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => act({ name: 'language', code: event.target.value })}
        />
      </FormLayout>
    </OverlayFrame>
  );
}
