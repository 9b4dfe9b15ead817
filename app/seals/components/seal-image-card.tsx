import { Button, Card, FileDrop, Heading, Stack, Text, theme } from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { sealsMessages as messages } from '../messages.ts';
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
  const { fetcher, field, error, isBusy, isSaved } = useChange();

  function send(image: File) {
    const form = new FormData();
    form.set('intent', 'image');
    form.set('image', image);
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  return (
    <Card aria-busy={isBusy || undefined}>
      <Stack>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.image} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.imageText} />
        </Text>
        {imageUrl && <Preview src={imageUrl} alt={intl.formatMessage(messages.imageAlt)} />}
        <FileDrop
          label={<FormattedMessage {...commonMessages.dropImage} />}
          browseText={<FormattedMessage {...commonMessages.browseImage} />}
          hint={<FormattedMessage {...messages.imageHint} />}
          error={field('image').error ?? error}
          accept="image/png,image/jpeg,image/webp"
          isMultiple={false}
          isDisabled={isBusy}
          onFiles={([image]) => image && send(image)}
        />
        <Text tag="span" role="status" tone="soft">
          {isSaved && <FormattedMessage {...messages.saved} />}
        </Text>
        {imageUrl && (
          <fetcher.Form method="post">
            <Button
              type="submit"
              name="intent"
              value="remove-image"
              variant="secondary"
              icon={<Trash2 aria-hidden />}
              isLoading={isBusy}
            >
              <FormattedMessage {...commonMessages.removeImage} />
            </Button>
          </fetcher.Form>
        )}
      </Stack>
    </Card>
  );
}
