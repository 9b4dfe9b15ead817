import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getSignatureRequestZip } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import {
  Bell,
  Copy,
  Download,
  Ellipsis,
  Eye,
  FileCheck,
  Pencil,
  IconButton,
  Menu,
  type MenuItem,
  Trash2,
  Undo2,
  UserMinus,
  UserPlus,
} from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { bridge } from '../../http/browser-api.ts';
import { signatureRequestsCorrectionMessages } from '../correction-messages.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import type { Deletable } from '../describe-deletion.ts';
import { templatesSaveMessages } from '../../templates/save-messages.ts';
import { hasFiles } from '../select-requests.ts';

/** A request as far as commands need it: a row of the list or the request itself. */
export type CommandedRequest = Pick<ListedRequest, 'id' | 'title' | 'viewer'> & Deletable;

/** What can be done with a request from the list; the screen that shows the list carries it out. */
export interface RequestCommands {
  /** Without `sids`, everybody whose turn it is. */
  onRemind: (request: CommandedRequest, sids?: string[]) => void;
  onAddSigner: (request: CommandedRequest) => void;
  onRemoveSigner: (request: CommandedRequest) => void;
  onAddObserver: (request: CommandedRequest) => void;
  /** Hands the viewer's own signature on. */
  onDelegate: (request: CommandedRequest) => void;
  onWithdraw: (request: CommandedRequest) => void;
  /** Makes a corrected version of it. */
  onCorrect: (request: CommandedRequest) => void;
  /** Missing for who has no templates. */
  onSaveAsTemplate?: ((request: CommandedRequest) => void) | undefined;
  onDelete: (request: CommandedRequest) => void;
}

/** What becomes a line once the menu is opened: a list has a menu in every row. */
interface Choice extends Omit<MenuItem, 'label' | 'icon'> {
  text: { id: string };
  Icon: ComponentType<{ 'aria-hidden': true }>;
}

/** Whoever prepares a request may keep how it was prepared. */
const preparers: readonly string[] = ['owner', 'admin', 'writer'];

/** The commands of one row, as far as the viewer may. */
export function RequestMenu({ request, ...commands }: RequestCommands & { request: ListedRequest }) {
  const { onRemind, onDelegate, onSaveAsTemplate, onWithdraw, onCorrect, onDelete } = commands;
  const { formatMessage } = useIntl();
  const { actions } = request.viewer;
  const hasSigned = request.signatures.some(({ status_code }) => status_code === 'SIGNED');
  const isReadable = hasFiles(request);
  const zip = bridge(fillPath(getSignatureRequestZip.path, { id: request.id }));
  const choices: (Choice | false)[] = [
    actions.includes('remind') && {
      id: 'remind',
      text: messages.remind,
      Icon: Bell,
      onSelect: () => onRemind(request),
    },
    actions.includes('delegate') && {
      id: 'delegate',
      text: signatureRequestsDialogMessages.delegate,
      Icon: UserPlus,
      onSelect: () => onDelegate(request),
    },
    ...listCorrections(request, commands),
    hasSigned &&
      isReadable && {
        id: 'signed',
        text: messages.downloadSigned,
        Icon: FileCheck,
        href: `${zip}?signed=true`,
      },
    isReadable && {
      id: 'original',
      text: messages.downloadOriginal,
      Icon: Download,
      href: zip,
    },
    onSaveAsTemplate !== undefined &&
      preparers.includes(request.viewer.role) && {
        id: 'save-as-template',
        text: templatesSaveMessages.saveAs,
        Icon: Copy,
        onSelect: () => onSaveAsTemplate(request),
      },
    actions.includes('correct') && {
      id: 'correct',
      text: signatureRequestsCorrectionMessages.correct,
      Icon: Pencil,
      startsGroup: true,
      onSelect: () => onCorrect(request),
    },
    actions.includes('withdraw') && {
      id: 'withdraw',
      text: signatureRequestsDialogMessages.withdraw,
      Icon: Undo2,
      onSelect: () => onWithdraw(request),
    },
    actions.includes('delete') && {
      id: 'delete',
      text: commonMessages.delete,
      Icon: Trash2,
      tone: 'danger',
      startsGroup: !actions.includes('withdraw'),
      onSelect: () => onDelete(request),
    },
  ];
  if (!choices.some(Boolean)) return null;
  const label = formatMessage(messages.actionsOf, { title: request.title });
  return (
    <Menu
      id={`actions-${request.id}`}
      label={label}
      items={() =>
        choices
          .filter((choice) => choice !== false)
          .map(({ text, Icon, ...item }) => ({ ...item, label: formatMessage(text), icon: <Icon aria-hidden /> }))
      }
      trigger={<IconButton label={label} hasTooltip={false} icon={<Ellipsis aria-hidden />} />}
    />
  );
}

/** Who takes part in a request that was sent can be changed from the list; a draft is changed on its own page. */
function listCorrections(
  request: ListedRequest,
  { onAddSigner, onRemoveSigner, onAddObserver }: RequestCommands,
): (Choice | false)[] {
  const { status_overall, viewer, signatures } = request;
  if (status_overall !== 'OPEN') return [];
  const mayChange = viewer.actions.includes('change_signers');
  return [
    mayChange && {
      id: 'add-signer',
      text: signatureRequestsSignerMessages.addSigner,
      Icon: UserPlus,
      onSelect: () => onAddSigner(request),
    },
    // The last one stays: a request without signers is withdrawn.
    mayChange &&
      signatures.length > 1 && {
        id: 'remove-signer',
        text: messages.removeSigner,
        Icon: UserMinus,
        onSelect: () => onRemoveSigner(request),
      },
    viewer.actions.includes('add_observers') && {
      id: 'add-observer',
      text: signatureRequestsSignerMessages.addObserver,
      Icon: Eye,
      onSelect: () => onAddObserver(request),
    },
  ];
}
