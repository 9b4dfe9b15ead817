import { Heading, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Bullets } from '../../common/bullets.ts';
import { userTermsMessages as messages } from '../terms-messages.ts';

const Changes = styled(Bullets)`
  display: grid;
  gap: ${theme.space[1]};
`;

/** What is new in the terms, a sentence each, in the person's language. */
export function TermChanges({ points }: { points: readonly string[] }) {
  return (
    <Stack gap={2}>
      <Heading level={3} look="label">
        <FormattedMessage {...messages.acceptChanges} />
      </Heading>
      <Changes>
        {points.map((point) => (
          <Text tag="li" key={point}>
            {point}
          </Text>
        ))}
      </Changes>
    </Stack>
  );
}
