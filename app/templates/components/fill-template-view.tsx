import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import type { draftFromTemplate } from '@sigillum/api-contracts/templates/draft-from-template.ts';
import { listPlaceholders } from '@sigillum/api-contracts/templates/batch-rules.ts';
import { listRoleQuorums } from '@sigillum/api-contracts/templates/role-rules.ts';
import type { Template, TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import {
  ArrowLeft,
  Banner,
  Button,
  ButtonLink,
  Container,
  FormActions,
  FormLayout,
  SelectField,
  Stack,
  TextField,
} from '@sigillum/design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { signerLanguages } from '../../signature-requests/signer-languages.ts';
import { makeFillSchema, readFilled } from '../fill-form.ts';
import { templatesMessages as messages } from '../messages.ts';
import { useRoleGroup } from '../use-role-group.ts';
import { useRoleName } from '../use-role-name.ts';
import { RolePerson, type RolePersonProps } from './role-person.tsx';

export type FilledTemplate = EndpointCall<typeof draftFromTemplate>['body'];

export interface FillTemplateViewProps extends Pick<RolePersonProps, 'suggest'> {
  template: Template;
  isWorking: boolean;
  error: string | undefined;
  /** Something was typed or chosen. */
  onTouch: () => void;
  onUse: (filled: FilledTemplate) => void;
}

/** Who takes each role this time, and what stands in the words. */
export function FillTemplateView({ template, suggest, isWorking, error, onTouch, onUse }: FillTemplateViewProps) {
  const { formatMessage, locale } = useIntl();
  const { id, name, roles, texts } = template;
  const nameRole = useRoleName(roles);
  const explainGroup = useRoleGroup(roles);
  const quorums = listRoleQuorums(roles);
  function explain({ id: roleId, kind, quorum }: TemplateRole) {
    if (kind === 'OBSERVER') return formatMessage(messages.fillObserver);
    const mayBeEmpty = quorums.some(
      ({ name: one, needed, members }) => one === quorum?.name && needed < members.length,
    );
    const group = explainGroup(roleId);
    return mayBeEmpty ? formatMessage(messages.fillQuorum, { quorum: group }) : group;
  }
  const placeholders = listPlaceholders(texts);
  const schema = useMemo(() => makeFillSchema(template), [template]);
  const { submit, field } = useDialogForm(schema, (values) => onUse(readFilled(template, values)));
  const usual = texts.find(({ language }) => locale.startsWith(language)) ?? texts[0]!;
  return (
    <Container width="text" style={{ paddingInline: 0 }}>
      <form onSubmit={submit} onInput={onTouch} noValidate>
        <Stack gap={5}>
          <PageHead
            title={<FormattedMessage {...messages.fillTitle} values={{ name: <bdi key="name">{name}</bdi> }} />}
          >
            <FormattedMessage {...messages.fillText} />
          </PageHead>
          {error !== undefined && <Banner tone="danger">{error}</Banner>}
          {roles.map((role, index) => (
            <RolePerson
              key={role.id}
              title={nameRole(role.id)}
              text={explain(role)}
              hasName={role.kind === 'SIGNER'}
              email={field(`email-${index}`)}
              firstName={field(`first-${index}`)}
              lastName={field(`last-${index}`)}
              suggest={suggest}
            />
          ))}
          {placeholders.length > 0 && (
            <StepSection
              title={<FormattedMessage {...messages.fillWords} />}
              text={<FormattedMessage {...messages.fillWordsText} />}
            >
              <FormLayout>
                {placeholders.map((placeholder, index) => (
                  <TextField key={placeholder} label={placeholder} autoComplete="off" {...field(`word-${index}`)} />
                ))}
              </FormLayout>
            </StepSection>
          )}
          {texts.length === 1 ? (
            <input type="hidden" name="language" value={usual.language} />
          ) : (
            <SelectField
              name="language"
              label={formatMessage(messages.fillLanguage)}
              defaultValue={usual.language}
              options={signerLanguages.filter(({ value }) => texts.some(({ language }) => language === value))}
            />
          )}
          <FormActions>
            <ButtonLink variant="secondary" href={`/templates/${id}`} icon={<ArrowLeft aria-hidden />}>
              <FormattedMessage {...messages.toTemplate} />
            </ButtonLink>
            <Button type="submit" isLoading={isWorking}>
              <FormattedMessage {...messages.fillSubmit} />
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Container>
  );
}
