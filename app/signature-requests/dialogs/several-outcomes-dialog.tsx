import { Badge, type BadgeTone, Button, FormLayout, ProgressBar, Text, TextLink } from '@sigillum/design-system';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import type { BulkAct, BulkRun, BulkState } from '../bulk-run.ts';
import { signatureRequestsBulkMessages as messages } from '../bulk-messages.ts';
import { BulkList } from '../components/bulk-list.tsx';

export interface SeveralOutcomesProps {
  act: BulkAct;
  run: BulkRun;
}

const doneTexts = {
  sign: messages.signed,
  remind: messages.reminded,
  withdraw: messages.withdrawn,
  delete: messages.deleted,
} as const satisfies Record<BulkAct, unknown>;

const stateTexts = {
  waiting: messages.waiting,
  working: messages.working,
  open: messages.open,
  failed: messages.failed,
  left: messages.left,
} as const satisfies Record<Exclude<BulkState, 'done'>, unknown>;

const tones: Readonly<Record<BulkState, BadgeTone>> = {
  waiting: 'neutral',
  working: 'info',
  done: 'success',
  open: 'warning',
  failed: 'danger',
  left: 'neutral',
};

/** How far it is with several requests, and what came of each. Closing it leaves the rest as it is. */
export default function SeveralOutcomesDialog(modal: ModalProps<SeveralOutcomesProps, never>) {
  const { act, run } = modal.props;
  const { formatMessage } = useIntl();
  const { items, isRunning } = useSyncExternalStore(run.subscribe, run.getSnapshot, run.getSnapshot);
  const settled = items.filter(({ state }) => state !== 'waiting' && state !== 'working').length;
  const done = items.filter(({ state }) => state === 'done').length;
  const values = { done: isRunning ? settled : done, count: items.length };
  const title = isRunning ? messages.progressTitle : messages.outcomeTitle;
  function close() {
    run.stop();
    modal.close();
  }
  return (
    <DialogFrame
      modal={{ ...modal, close }}
      title={title}
      values={values}
      actions={
        isRunning ? (
          <Button variant="secondary" onClick={() => run.stop()}>
            <FormattedMessage {...messages.stop} />
          </Button>
        ) : (
          <Button onClick={close} autoFocus>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        )
      }
    >
      <FormLayout>
        {isRunning ? <ProgressBar label={formatMessage(title, values)} value={settled / items.length} /> : null}
        <BulkList>
          {items.map(({ id, title: name, state, message }) => (
            <li key={id}>
              {state === 'open' || (state === 'failed' && act === 'sign') ? (
                <TextLink href={`/view/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>
              ) : (
                <bdi>{name}</bdi>
              )}
              <Badge tone={tones[state]}>
                <FormattedMessage {...(state === 'done' ? doneTexts[act] : stateTexts[state])} />
              </Badge>
              {message ? (
                <Text size="small" tone="soft">
                  {message}
                </Text>
              ) : null}
            </li>
          ))}
        </BulkList>
      </FormLayout>
    </DialogFrame>
  );
}
