import type { Installation } from '@sigillum/api-contracts/operator/schemas.ts';
import { Badge, Banner, DataTable, DefinitionList } from '@sigillum/design-system';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { Name, RoomPage } from './room-page.tsx';
import { RoomSection } from './room-section.tsx';
import { SettingsCard, type Configuration } from './settings-card.tsx';

export interface InstallationViewProps {
  installation: Installation;
  /** Asked for by hand: showing it is written down. */
  configuration: Configuration | undefined;
}

/** So few days are left that somebody should look. */
const fewDays = 30;

/** How the installation is: its parts, what ends when, and how much there is of everything. */
export function InstallationView({ installation, configuration }: InstallationViewProps) {
  const { isReady, checks, daysLeft } = installation;
  const { formatMessage } = useIntl();
  return (
    <RoomPage title={messages.installationTitle} text={messages.installationText}>
      <Banner tone={isReady ? 'success' : 'danger'}>
        <FormattedMessage {...(isReady ? messages.ready : messages.notReady)} />
      </Banner>
      <RoomSection title={messages.parts} isTable>
        <DataTable
          caption={formatMessage(messages.parts)}
          rows={checks}
          getRowId={({ part }) => part}
          columns={[
            {
              id: 'part',
              header: formatMessage(messages.part),
              cell: ({ part }) => <Name>{part}</Name>,
              isRowHeader: true,
            },
            { id: 'state', header: formatMessage(messages.state), cell: ({ state }) => <PartState state={state} /> },
            {
              id: 'notices',
              header: formatMessage(messages.notices),
              cell: ({ notices }) =>
                notices.length ? notices.map((word) => <WarningName key={word} word={word} />) : <None />,
            },
          ]}
        />
      </RoomSection>
      {daysLeft.length > 0 && (
        <RoomSection title={messages.certificates} isTable>
          <DataTable
            caption={formatMessage(messages.certificates)}
            rows={daysLeft}
            getRowId={({ part, name }) => `${part} ${name}`}
            columns={[
              {
                id: 'name',
                header: formatMessage(messages.certificate),
                cell: ({ name }) => <Name>{name}</Name>,
                isRowHeader: true,
              },
              {
                id: 'days',
                header: formatMessage(messages.daysLeft),
                cell: ({ days }) => (
                  <Badge tone={days < fewDays ? 'warning' : 'neutral'}>
                    <FormattedMessage {...messages.days} values={{ days }} />
                  </Badge>
                ),
              },
            ]}
          />
        </RoomSection>
      )}
      <Figures installation={installation} />
      <SettingsCard configuration={configuration} />
    </RoomPage>
  );
}

/** A word of the log: it may break after its lines. One element, since a badge sets each of its children beside the other. */
const Word = ({ children }: { children: string }) => (
  <span>
    {children.split(/(?<=_)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
);
const None = () => <FormattedMessage {...messages.none} />;
const WarningName = ({ word }: { word: string }) => (
  <Badge tone="warning" translate="no">
    <Word>{word}</Word>
  </Badge>
);

function PartState({ state }: { state: string }) {
  return state === 'ok' ? (
    <Badge tone="success">
      <FormattedMessage {...messages.ok} />
    </Badge>
  ) : (
    <Badge tone="danger" translate="no">
      <Word>{state}</Word>
    </Badge>
  );
}

function Figures({ installation }: Pick<InstallationViewProps, 'installation'>) {
  const { startedAt, workers, databaseBytes, files, freeBytes } = installation;
  const { formatMessage } = useIntl();
  const { instant, fileSize } = useFormat();
  return (
    <RoomSection title={messages.figures}>
      <DefinitionList
        items={[
          { term: formatMessage(messages.startedAt), value: instant(startedAt) },
          { term: formatMessage(messages.database), value: fileSize(databaseBytes) },
          {
            term: formatMessage(messages.files),
            value: formatMessage(messages.filesValue, { count: files.count, size: fileSize(files.bytes) }),
          },
          { term: formatMessage(messages.free), value: fileSize(freeBytes) },
          { term: formatMessage(messages.workers), value: formatMessage(messages.workersValue, { ...workers }) },
        ]}
      />
    </RoomSection>
  );
}
