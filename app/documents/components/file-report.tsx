import type { FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { Badge, ChevronRight, DefinitionList, theme, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { listMarks } from '../judge-contents.ts';
import { documentsContentsMessages as messages } from '../contents-messages.ts';
import { ChangeList } from './change-list.tsx';
import { useFileLines } from './use-file-lines.tsx';

export interface FileReportProps {
  /** Tells screen readers which file is meant. */
  name: string;
  inspection: FileInspection;
}

const Disclosure = styled.details`
  font-size: ${theme.fontSize.small};

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    width: fit-content;
    min-height: 32px;
    max-width: 100%;
    border-radius: ${theme.radius.control};
    color: ${theme.color.inkSoft};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    color: ${theme.color.ink};
  }
  > summary > span:first-of-type {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  > summary svg {
    width: 16px;
    height: 16px;
    transition: rotate ${theme.motion.quick};
  }
  &[open] > summary > span:first-of-type svg {
    rotate: 90deg;
  }
`;

/** What an uploaded file holds, and what is done to it: a line of marks that opens. */
export function FileReport({ name, inspection }: FileReportProps) {
  const { formatMessage } = useIntl();
  const lines = useFileLines(inspection);
  return (
    <Disclosure>
      <summary>
        <span>
          <ChevronRight aria-hidden />
          <FormattedMessage {...messages.contentsTitle} />
          <VisuallyHidden> – {name}: </VisuallyHidden>
        </span>
        {listMarks(inspection).map(({ message, values, tone }) => (
          <Badge key={message.id} tone={tone}>
            <FormattedMessage {...message} values={values} />
          </Badge>
        ))}
      </summary>
      <DefinitionList
        items={[
          ...lines,
          { term: formatMessage(messages.termChanges), value: <ChangeList changes={inspection.changes} /> },
        ]}
      />
    </Disclosure>
  );
}
