import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';

/** A file on its way, or arrived. */
export interface UploadItem {
  id: string;
  name: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share sent, 0 to 1, while uploading; without it the bar says only that it goes on. */
  progress?: number;
  /** Size, pages or what is being done, in words. */
  detail?: ReactNode;
  /** Why it failed and what to do about it. */
  error?: ReactNode;
  /** What is to be said about the file itself, below the row. */
  more?: ReactNode;
  /** Trying the same file again changes nothing. */
  isFinal?: boolean;
}

export interface UploadListProps {
  /** Name of the list. */
  label: string;
  items: readonly UploadItem[];
  /** Names of the buttons and of the bar for one file. */
  removeLabel: (name: string) => string;
  retryLabel?: (name: string) => string;
  progressLabel: (name: string) => string;
  onRemove?: (id: string) => void;
  /** Offered for failed files that are not final. */
  onRetry?: (id: string) => void;
}

const icons = { waiting: FileText, uploading: FileText, done: CircleCheck, failed: CircleAlert } as const;

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.hairline};

  &:last-child {
    border-bottom: 0;
  }
  > svg {
    width: 22px;
    height: 22px;
    color: ${theme.color.inkSoft};
    stroke-width: 1.6;
  }
  &[data-state='done'] > svg {
    color: ${theme.color.success};
  }
  &[data-state='failed'] > svg {
    color: ${theme.color.danger};
  }
`;

const Name = styled.div`
  min-width: 0;

  strong {
    display: block;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-variant-numeric: tabular-nums;
  }
  span[role='alert'] {
    color: ${theme.color.danger};
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
`;

/** Files being sent, each with its progress, its error and what can be done with it. */
export function UploadList({
  label,
  items,
  removeLabel,
  retryLabel,
  progressLabel,
  onRemove,
  onRetry,
}: UploadListProps) {
  return (
    <ul role="list" aria-label={label}>
      {items.map((item) => {
        const Icon = icons[item.state];
        return (
          <Row key={item.id} data-state={item.state}>
            <Icon aria-hidden />
            <Name>
              <strong>{item.name}</strong>
              {item.detail === undefined ? null : <span>{item.detail}</span>}
              {item.error === undefined ? null : <span role="alert">{item.error}</span>}
            </Name>
            <div>
              {item.state === 'failed' && !item.isFinal && onRetry !== undefined && retryLabel !== undefined ? (
                <IconButton
                  label={retryLabel(item.name)}
                  icon={<RotateCcw aria-hidden />}
                  onClick={() => onRetry(item.id)}
                />
              ) : null}
              {onRemove === undefined ? null : (
                <IconButton
                  tone="danger"
                  label={removeLabel(item.name)}
                  icon={<X aria-hidden />}
                  onClick={() => onRemove(item.id)}
                />
              )}
            </div>
            {item.state === 'uploading' ? (
              <Below>
                <ProgressBar label={progressLabel(item.name)} value={item.progress} />
              </Below>
            ) : null}
            {item.more === undefined ? null : <Below>{item.more}</Below>}
          </Row>
        );
      })}
    </ul>
  );
}
