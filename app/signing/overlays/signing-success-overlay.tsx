import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { LevelReason, SignatureLevel, UsedSeal } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, ButtonLink, Download, Disclosure, FileCheck, Stamp, TextLink, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { LevelReasonText, SignatureLevelText } from '../../signature-requests/components/signature-level-text.tsx';
import { signatureRequestsQualityMessages } from '../../signature-requests/quality-messages.ts';
import { UsedSealText } from '../../signature-requests/components/used-seals.tsx';
import { ExitNote } from '../components/exit-note.tsx';
import { noteStay } from '../ended-act.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';

export interface SigningSuccessProps {
  /** Of the signature just made. */
  quality: Quality;
  /** The seal that was used instead of the person's own signature. */
  seal?: UsedSeal | undefined;
  /** What all documents reach; null where the API says nothing. */
  level: SignatureLevel | null;
  /** Why it is not the level asked for. */
  levelReason: LevelReason | null;
  /** Everybody has signed; data for long-term proof are still being added. */
  isPending: boolean;
  /** What was signed, each with the address of the signed file, where it is offered. */
  documents: readonly { id: string; name: string; href: string | undefined }[];
  /** All of it in one archive, where there are several. */
  zipHref: string | undefined;
  /** How many people have not signed yet. */
  remaining: number;
  /** Mails go to the person: not where a program has said that it tells this one itself. */
  isTold: boolean;
  /** The person has an account, and with it a list of requests. */
  hasAccount: boolean;
  /** The way back to the site that has opened the page. */
  exit?: ExitOffer | undefined;
}

/** `complete` closes the overlay; with `goTo` the opener leads on. */
export type SigningSuccessAction = { name: 'complete'; goTo?: '/dashboard' | '/signed' };

const Documents = styled.ul`
  max-height: 40dvh;
  overflow-y: auto;
  border-block: 1px solid ${theme.color.hairline};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.body};

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
    color: ${theme.color.success};
  }
`;

/** What has happened, what follows, and the signed documents to keep. */
export default function SigningSuccessOverlay(modal: ModalProps<SigningSuccessProps, SigningSuccessAction>) {
  const { isLoading, act } = modal;
  const { documents, zipHref, remaining, isTold, hasAccount, quality, seal, level, levelReason, isPending, exit } =
    modal.props;
  const [only] = documents;
  const download = zipHref ?? (documents.length === 1 ? only?.href : undefined);

  /** Back to the documents, and not away from them by itself. */
  function stay() {
    if (exit) noteStay(exit.requestId);
    act({ name: 'complete' });
  }

  return (
    <OverlayFrame
      modal={modal}
      title={messages.successTitle}
      icon={<Stamp />}
      tone="seal"
      onEscape={stay}
      actions={
        <>
          {hasAccount ? (
            <Button
              variant={exit ? 'secondary' : 'primary'}
              isLoading={isLoading}
              onClick={() => act({ name: 'complete', goTo: '/dashboard' })}
            >
              <FormattedMessage {...commonMessages.toDashboard} />
            </Button>
          ) : null}
          {download ? (
            <ButtonLink
              href={download}
              download
              variant={hasAccount || exit ? 'secondary' : 'primary'}
              icon={<Download aria-hidden />}
            >
              <FormattedMessage {...messages.downloadSigned} values={{ count: documents.length }} />
            </ButtonLink>
          ) : null}
          <Button variant={hasAccount ? 'quiet' : 'secondary'} onClick={stay}>
            <FormattedMessage {...messages.backToDocuments} values={{ count: documents.length }} />
          </Button>
          {/* Whoever has no list to go to, and no site to go back to, is told that nothing is left to do. */}
          {hasAccount || exit ? null : (
            <Button variant="quiet" isLoading={isLoading} onClick={() => act({ name: 'complete', goTo: '/signed' })}>
              <FormattedMessage {...messages.finish} />
            </Button>
          )}
        </>
      }
    >
      <Documents role="list">
        {documents.map(({ id, name, href }) => (
          <li key={id}>
            <FileCheck aria-hidden />
            {href === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <TextLink href={href} download tone="ink">
                <bdi>{name}</bdi>
              </TextLink>
            )}
          </li>
        ))}
      </Documents>
      {seal ? (
        <p>
          <UsedSealText {...seal} />
        </p>
      ) : null}
      <p>
        <FormattedMessage {...messages.successQuality} values={{ quality }} />
      </p>
      <p>
        {isPending ? (
          <FormattedMessage {...messages.successPending} values={{ isTold }} />
        ) : (
          <FormattedMessage {...messages.successNext} values={{ remaining, isTold }} />
        )}
      </p>
      {level ? (
        <Disclosure label={<FormattedMessage {...signatureRequestsQualityMessages.levelDetails} />}>
          <SignatureLevelText level={level} />
          {levelReason ? (
            <>
              <br />
              <LevelReasonText reason={levelReason} />
            </>
          ) : null}
        </Disclosure>
      ) : null}
      {exit ? <ExitNote exit={exit} isHeld={isLoading} isMain /> : null}
    </OverlayFrame>
  );
}
