import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Template, TemplateVersion } from '@sigillum/api-contracts/templates/schemas.ts';
import { Button, ButtonLink, Inline, Stack, Trash2 } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ListHead, ListName } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { templatesBulkMessages as bulkMessages } from '../bulk-messages.ts';
import { templatesMessages as messages } from '../messages.ts';
import type { WrittenTemplate } from '../write-template.ts';
import { SharedBy } from './shared-cell.tsx';
import { TemplateDocuments, type TemplateDocumentsProps } from './template-documents.tsx';
import { TemplateDoubts } from './template-doubts.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateShares, type TemplateSharesProps } from './template-shares.tsx';
import { TemplateVersions } from './template-versions.tsx';

export interface TemplateViewProps
  extends
    Pick<TemplateDocumentsProps, 'isSending' | 'error' | 'onReplace'>,
    Pick<TemplateSharesProps, 'onShare' | 'onNameColleague' | 'onRemoveColleague'> {
  template: Template;
  versions: readonly TemplateVersion[];
  /** In which people can sign here. */
  offered: readonly Quality[];
  isSaving: boolean;
  /** How often the page has had the template as it is now in place of what was typed. */
  writes: number;
  onSave: (template: WrittenTemplate) => void;
  /** Saves that a place is right. */
  onConfirm: (template: WrittenTemplate) => void;
  /** Makes an earlier version the newest one again. */
  onRestore: (number: number) => void;
  onDelete: () => void;
}

/** A template with all that it holds, for whoever may use it; changed by whoever may. */
export function TemplateView(props: TemplateViewProps) {
  const { template, versions, offered, isSaving, writes, onSave, onConfirm, onRestore, onDelete, ...more } = props;
  const { isSending, error, onReplace, ...shares } = more;
  const { actions, owner, own_share: ownShare, id, version } = template;
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<bdi>{template.name}</bdi>}>
            {owner === null ? (
              <FormattedMessage {...messages.leftBehind} />
            ) : (
              <FormattedMessage {...messages.madeBy} values={{ owner }} />
            )}
          </PageHead>
          {ownShare && <SharedBy name={ownShare.by} />}
        </ListName>
        <Inline gap={2}>
          {actions.includes('delete') && (
            <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={onDelete}>
              <FormattedMessage {...messages.delete} />
            </Button>
          )}
          {!template.has_doubts && (
            <>
              <ButtonLink variant="secondary" href={`/templates/${id}/bulk`}>
                <FormattedMessage {...bulkMessages.open} />
              </ButtonLink>
              <ButtonLink href={`/templates/${id}/use`}>
                <FormattedMessage {...messages.use} />
              </ButtonLink>
            </>
          )}
        </Inline>
      </ListHead>
      <Stack gap={5}>
        {template.has_doubts && <TemplateDoubts {...{ template, isSaving, onSave: onConfirm }} />}
        <TemplateDocuments key={`files ${version}`} {...{ template, isSending, error, onReplace }} />
        <TemplateForm key={`form ${id} ${writes}`} {...{ template, offered, isSaving, onSave }} />
        {actions.includes('share') && <TemplateShares {...{ template, isSaving }} {...shares} />}
        <TemplateVersions
          versions={versions}
          isSaving={isSaving}
          onRestore={actions.includes('edit') ? onRestore : undefined}
        />
      </Stack>
    </>
  );
}
