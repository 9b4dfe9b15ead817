import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getSignatureRequestZip } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import {
  Bell,
  Download,
  Ellipsis,
  Eye,
  FileCheck,
  IconButton,
  Menu,
  type MenuItem,
  Trash2,
  Undo2,
  UserMinus,
  UserPlus,
} from '@sigillum/design-system';
import { type IntlShape, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { bridge } from '../../http/browser-api.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import type { Deletable } from '../describe-deletion.ts';
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
  onDelete: (request: CommandedRequest) => void;
}

/** The commands of one row, as far as the viewer may. */
export function RequestMenu({ request, ...commands }: RequestCommands & { request: ListedRequest }) {
  const { onRemind, onDelegate, onWithdraw, onDelete } = commands;
  const { formatMessage } = useIntl();
  const { actions } = request.viewer;
  const hasSigned = request.signatures.some(({ status_code }) => status_code === 'SIGNED');
  const isReadable = hasFiles(request);
  const zip = bridge(fillPath(getSignatureRequestZip.path, { id: request.id }));
  const choices: (MenuItem | false)[] = [
    actions.includes('remind') && {
      id: 'remind',
      label: formatMessage(messages.remind),
      icon: <Bell aria-hidden />,
      onSelect: () => onRemind(request),
    },
    actions.includes('delegate') && {
      id: 'delegate',
      label: formatMessage(signatureRequestsDialogMessages.delegate),
      icon: <UserPlus aria-hidden />,
      onSelect: () => onDelegate(request),
    },
    ...listCorrections(request, commands, formatMessage),
    hasSigned &&
      isReadable && {
        id: 'signed',
        label: formatMessage(messages.downloadSigned),
        icon: <FileCheck aria-hidden />,
        href: `${zip}?signed=true`,
      },
    isReadable && {
      id: 'original',
      label: formatMessage(messages.downloadOriginal),
      icon: <Download aria-hidden />,
      href: zip,
    },
    actions.includes('withdraw') && {
      id: 'withdraw',
      label: formatMessage(signatureRequestsDialogMessages.withdraw),
      icon: <Undo2 aria-hidden />,
      startsGroup: true,
      onSelect: () => onWithdraw(request),
    },
    actions.includes('delete') && {
      id: 'delete',
      label: formatMessage(commonMessages.delete),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      startsGroup: !actions.includes('withdraw'),
      onSelect: () => onDelete(request),
    },
  ];
  const items = choices.filter((choice) => choice !== false);
  if (items.length === 0) return null;
  const label = formatMessage(messages.actionsOf, { title: request.title });
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton label={label} hasTooltip={false} icon={<Ellipsis aria-hidden />} />}
    />
  );
}

/** Who takes part in a request that was sent can be changed from the list; a draft is changed on its own page. */
function listCorrections(
  request: ListedRequest,
  { onAddSigner, onRemoveSigner, onAddObserver }: RequestCommands,
  formatMessage: IntlShape['formatMessage'],
): (MenuItem | false)[] {
  const { status_overall, viewer, signatures } = request;
  if (status_overall !== 'OPEN') return [];
  const mayChange = viewer.actions.includes('change_signers');
  return [
    mayChange && {
      id: 'add-signer',
      label: formatMessage(signatureRequestsSignerMessages.addSigner),
      icon: <UserPlus aria-hidden />,
      onSelect: () => onAddSigner(request),
    },
    // The last one stays: a request without signers is withdrawn.
    mayChange &&
      signatures.length > 1 && {
        id: 'remove-signer',
        label: formatMessage(messages.removeSigner),
        icon: <UserMinus aria-hidden />,
        onSelect: () => onRemoveSigner(request),
      },
    viewer.actions.includes('add_observers') && {
      id: 'add-observer',
      label: formatMessage(signatureRequestsSignerMessages.addObserver),
      icon: <Eye aria-hidden />,
      onSelect: () => onAddObserver(request),
    },
  ];
}
