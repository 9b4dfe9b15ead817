import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { Banner, Button, ButtonLink, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { templatesMessages as messages } from '../messages.ts';
import { useRoleName } from '../use-role-name.ts';
import { writeTemplate, type WrittenTemplate } from '../write-template.ts';

export interface TemplateDoubtsProps {
  template: Template;
  isSaving: boolean;
  onSave: (template: WrittenTemplate) => void;
}

/** The places of which nobody has said yet that they are right in the new file, each with the yes. */
export function TemplateDoubts({ template, isSaving, onSave }: TemplateDoubtsProps) {
  const { formatMessage } = useIntl();
  const nameRole = useRoleName(template.roles);
  const mayEdit = template.actions.includes('edit');
  const written = writeTemplate(template);
  const confirm = (index: number) =>
    onSave({
      ...written,
      places: written.places.map((place, at) => (at === index ? { ...place, is_doubtful: false } : place)),
    });
  return (
    <Banner tone="warning" title={<FormattedMessage {...messages.doubtsTitle} />}>
      <Stack gap={3}>
        <Text>
          <FormattedMessage {...messages.doubtsText} />
        </Text>
        <Stack tag="ul" role="list" gap={2}>
          {template.places.map(({ role_id, document_id, position, is_doubtful: isDoubtful }, index) => {
            if (!isDoubtful) return null;
            const place = formatMessage(messages.doubt, {
              role: nameRole(role_id),
              page: Number(position?.page ?? 0) + 1,
              document: template.documents.find(({ id }) => id === document_id)?.name ?? '',
            });
            return (
              <Inline
                tag="li"
                key={`${role_id} ${document_id} ${position?.page} ${position?.x} ${position?.y}`}
                gap={3}
              >
                <bdi>{place}</bdi>
                {mayEdit && (
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={isSaving}
                    aria-label={formatMessage(messages.confirmNamed, { place })}
                    onClick={() => confirm(index)}
                  >
                    <FormattedMessage {...messages.confirm} />
                  </Button>
                )}
              </Inline>
            );
          })}
        </Stack>
        {mayEdit && (
          <div>
            <ButtonLink variant="secondary" size="small" href={`/templates/${template.id}/places`}>
              <FormattedMessage {...messages.place} />
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Banner>
  );
}
