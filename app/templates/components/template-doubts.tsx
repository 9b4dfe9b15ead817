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

/** The places and fields of which nobody has said yet that they are right in the new file, each with the yes. */
export function TemplateDoubts({ template, isSaving, onSave }: TemplateDoubtsProps) {
  const { formatMessage } = useIntl();
  const nameRole = useRoleName(template.roles);
  const mayEdit = template.actions.includes('edit');
  const written = writeTemplate(template);
  const settle = <T extends object>(list: readonly T[], index: number) =>
    list.map((one, at) => (at === index ? { ...one, is_doubtful: false } : one));
  const describe = (id: string, role: string, at: { page: string } | undefined) => ({
    role: nameRole(role),
    page: Number(at?.page ?? 0) + 1,
    document: template.documents.find((document) => document.id === id)?.name ?? '',
  });
  const doubts = [
    ...template.places.map(({ role_id, document_id, position, is_doubtful: isDoubtful }, index) => ({
      key: `${role_id} ${document_id} ${position?.page} ${position?.x} ${position?.y}`,
      isDoubtful,
      text: formatMessage(messages.doubt, describe(document_id, role_id, position)),
      confirm: () => onSave({ ...written, places: settle(written.places, index) }),
    })),
    ...template.fields.map(({ id, label, role_id, document_id, position, is_doubtful: isDoubtful }, index) => ({
      key: id,
      isDoubtful,
      text: formatMessage(messages.doubtfulField, { label, ...describe(document_id, role_id, position) }),
      confirm: () => onSave({ ...written, fields: settle(written.fields, index) }),
    })),
  ].filter(({ isDoubtful }) => isDoubtful);
  return (
    <Banner tone="warning" title={<FormattedMessage {...messages.doubtsTitle} />}>
      <Stack gap={3}>
        <Text>
          <FormattedMessage {...messages.doubtsText} />
        </Text>
        <Stack tag="ul" role="list" gap={2}>
          {doubts.map(({ key, text, confirm }) => (
            <Inline tag="li" key={key} gap={3}>
              <bdi>{text}</bdi>
              {mayEdit && (
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isSaving}
                  aria-label={formatMessage(messages.confirmNamed, { place: text })}
                  onClick={confirm}
                >
                  <FormattedMessage {...messages.confirm} />
                </Button>
              )}
            </Inline>
          ))}
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
