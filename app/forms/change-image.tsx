import { Button, FileDrop, Stack, Text } from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import type { useChange } from './use-change.ts';

export interface ChangeImageProps {
  /** Of the form's field and of its intent; `remove-…` takes the image away. */
  name: string;
  change: ReturnType<typeof useChange>;
  hint: ReactNode;
  /** Given, it stands in place of what takes an image: why none is taken. */
  lack?: ReactNode;
  /** The image as it is shown; nothing while there is none. */
  children?: ReactNode;
}

/** Shows an image of an organisation, takes another one in its place, and takes it away. */
export function ChangeImage({ name, change, hint, lack, children }: ChangeImageProps) {
  const { fetcher, field, error, isBusy, isSaved } = change;

  function send(image: File) {
    const form = new FormData();
    form.set('intent', name);
    form.set(name, image);
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  return (
    <Stack>
      {children}
      {lack ?? (
        <FileDrop
          label={<FormattedMessage {...commonMessages.dropImage} />}
          browseText={<FormattedMessage {...commonMessages.browseImage} />}
          hint={hint}
          error={field(name).error ?? error}
          accept="image/png,image/jpeg,image/webp"
          isMultiple={false}
          isDisabled={isBusy}
          onFiles={([image]) => image && send(image)}
        />
      )}
      <Text tag="span" role="status" tone="soft">
        {isSaved && <FormattedMessage {...commonMessages.saved} />}
      </Text>
      {children ? (
        <fetcher.Form method="post">
          <Button
            type="submit"
            name="intent"
            value={`remove-${name}`}
            variant="secondary"
            icon={<Trash2 aria-hidden />}
            isLoading={isBusy}
          >
            <FormattedMessage {...commonMessages.removeImage} />
          </Button>
        </fetcher.Form>
      ) : null}
    </Stack>
  );
}
