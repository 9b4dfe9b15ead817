import type { Logo } from '@sigillum/api-contracts/business/settings.ts';
import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LogoImage } from '../../common/logo-image.tsx';
import { ChangeImage } from '../../forms/change-image.tsx';
import { useChange } from '../../forms/use-change.ts';
import { FeatureNotice } from '../../pricing/components/feature-of-plan.tsx';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessSettingsMessages as messages } from '../settings-messages.ts';

const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[3]};
`;

/* As it stands on a page of either theme, whatever the person's own is. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  min-height: 104px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
`;

const grounds = ['light', 'dark'] as const;

/** The image that stands for the organisation, on both grounds on which it is shown. */
export function LogoCard({ logo, features }: { logo: Logo | null; features: readonly PlanFeature[] }) {
  const { formatMessage } = useIntl();
  const change = useChange();
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.logoTitle} />}
      text={<FormattedMessage {...messages.logoText} />}
      aria-busy={change.isBusy || undefined}
    >
      <ChangeImage
        name="logo"
        change={change}
        hint={<FormattedMessage {...messages.logoHint} />}
        lack={features.includes('branding') ? undefined : <FeatureNotice feature="branding" />}
      >
        {logo && (
          <Previews>
            {grounds.map((ground) => (
              <Ground key={ground} data-theme={ground}>
                <LogoImage
                  logo={logo}
                  alt={formatMessage(messages.logoAlt, { ground })}
                  room={{ width: 240, height: 80 }}
                />
              </Ground>
            ))}
          </Previews>
        )}
      </ChangeImage>
    </ProfileCard>
  );
}
