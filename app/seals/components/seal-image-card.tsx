import { Card, Heading, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { sealsMessages as messages } from '../messages.ts';
import { ChangeImage } from '../../forms/change-image.tsx';
import { useChange } from '../../forms/use-change.ts';

const Preview = styled.img`
  max-width: min(100%, 320px);
  max-height: 160px;
  align-self: flex-start;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: #fff;
`;

/** The image that visible seals show, on the white of paper. */
export function SealImageCard({ imageUrl }: { imageUrl: string | undefined }) {
  const intl = useIntl();
  const change = useChange();
  return (
    <Card aria-busy={change.isBusy || undefined}>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.image} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.imageText} />
        </Text>
        <ChangeImage name="image" change={change} hint={<FormattedMessage {...messages.imageHint} />}>
          {imageUrl && <Preview src={imageUrl} alt={intl.formatMessage(messages.imageAlt)} />}
        </ChangeImage>
      </Stack>
    </Card>
  );
}
