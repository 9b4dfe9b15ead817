import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Inline, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { namePerson } from '../../common/name-person.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signingQuestionMessages as messages } from '../question-messages.ts';

type RequestEvent = RequestEvents['events'][number];

export interface Question {
  seq: number;
  name: string;
  question: string;
}

export interface QuestionListProps {
  questions: readonly RequestEvent[];
  events: readonly RequestEvent[];
  /** Missing for who may not answer. */
  onAnswer?: ((question: Question) => void) | undefined;
}

const Asked = styled.li`
  padding: ${theme.space[2]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &:last-child {
    border-bottom: 0;
  }
`;

const nameActor = ({ actor }: RequestEvent) => namePerson(actor.first_name, actor.last_name, actor.email ?? '');

/** What signers have asked, and what was answered. */
export function QuestionList({ questions, events, onAnswer }: QuestionListProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <ul role="list" aria-label={formatMessage(messages.list)}>
      {questions.map((asked) => {
        const answer = events.find(({ question }) => question === asked.seq);
        const name = nameActor(asked);
        const question = asked.message ?? '';
        return (
          <Asked key={asked.seq}>
            <Stack gap={1}>
              <Text size="small" tone="soft">
                <bdi>{name}</bdi> · {format.instant(asked.at)}
              </Text>
              <Text weight="medium" dir="auto">
                {question}
              </Text>
              {answer ? (
                <>
                  <Text size="small" tone="soft">
                    <bdi>{nameActor(answer)}</bdi> · {format.instant(answer.at)}
                  </Text>
                  <Text dir="auto">{answer.message}</Text>
                </>
              ) : onAnswer ? (
                <Inline>
                  <Button variant="secondary" size="small" onClick={() => onAnswer({ seq: asked.seq, name, question })}>
                    <FormattedMessage {...messages.answer} />
                  </Button>
                </Inline>
              ) : (
                <Text size="small" tone="soft">
                  <FormattedMessage {...messages.open} />
                </Text>
              )}
            </Stack>
          </Asked>
        );
      })}
    </ul>
  );
}
