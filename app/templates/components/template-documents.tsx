import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { Banner, ButtonLink, Disclosure, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesMessages as messages } from '../messages.ts';
import { TemplateDrop, type TemplateDropProps } from './template-drop.tsx';

export interface TemplateDocumentsProps extends Pick<TemplateDropProps, 'isSending' | 'error'> {
  template: Template;
  onReplace: (documentId: string, file: File) => void;
}

/** The files, how many signatures stand in them, and the way to others. */
export function TemplateDocuments({ template, isSending, error, onReplace }: TemplateDocumentsProps) {
  const mayEdit = template.actions.includes('edit');
  return (
    <StepSection
      title={<FormattedMessage {...messages.documents} />}
      text={
        <FormattedMessage
          {...messages.placed}
          values={{ count: template.places.length, fields: template.fields.length }}
        />
      }
      actions={
        mayEdit && (
          <ButtonLink variant="secondary" href={`/templates/${template.id}/places`}>
            <FormattedMessage {...messages.place} />
          </ButtonLink>
        )
      }
    >
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <Stack tag="ul" role="list" gap={4}>
        {template.documents.map(({ id, name, page_count: count }) => (
          <li key={id}>
            <Stack gap={2}>
              <Inline gap={2}>
                <bdi>{name}</bdi>
                <Text tone="soft" size="small">
                  <FormattedMessage {...messages.pageCount} values={{ count }} />
                </Text>
              </Inline>
              {mayEdit && (
                <Disclosure
                  label={<FormattedMessage {...messages.replace} values={{ name: <bdi key="name">{name}</bdi> }} />}
                >
                  <TemplateDrop
                    label={messages.replaceDrop}
                    hint={messages.replaceHint}
                    isSending={isSending}
                    error={undefined}
                    onFile={(file) => onReplace(id, file)}
                  />
                </Disclosure>
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </StepSection>
  );
}
