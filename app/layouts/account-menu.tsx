import {
  Avatar,
  ButtonLink,
  CircleUser,
  Inline,
  LogOut,
  Menu,
  type MenuItem,
  PenLine,
  theme,
} from '@sigillum/design-system';
import { Wrench } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../common/messages.ts';
import { namePerson } from '../common/name-person.ts';
import { identificationStandardsMessages } from '../identification/standards-messages.ts';
import { findScreen } from '../screens.ts';
import { HighestQualityBadge } from '../user/components/highest-quality-badge.tsx';
import { layoutsMessages as messages } from './messages.ts';
import { useThemeItems } from './theme-items.tsx';
import { useRoot } from './use-root.ts';

const Trigger = styled.button`
  display: inline-flex;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${theme.color.pineSoft};
  }
`;

/** Initials that open the account's menu; a link to the login for people who are not logged in. */
export function AccountMenu() {
  const intl = useIntl();
  const { person, highestQuality, visitId } = useRoot();
  const [firstTheme, ...otherThemes] = useThemeItems();
  if (!person) {
    if (visitId !== undefined || !findScreen('/login')) return null;
    return (
      <ButtonLink href="/login" variant="secondary" size="small">
        <FormattedMessage {...commonMessages.logIn} />
      </ButtonLink>
    );
  }
  const name = namePerson(person.firstName, person.lastName, person.email);
  const items: MenuItem[] = [
    { id: 'profile', label: intl.formatMessage(messages.profile), icon: <CircleUser aria-hidden />, href: '/profile' },
    {
      id: 'standards',
      label: (
        <Inline gap={2}>
          {intl.formatMessage(identificationStandardsMessages.title)}
          {highestQuality && <HighestQualityBadge quality={highestQuality} />}
        </Inline>
      ),
      icon: <PenLine aria-hidden />,
      href: '/profile/signature-standards',
    },
    ...(person.isOperator
      ? [
          {
            id: 'operator',
            label: intl.formatMessage(messages.operator),
            icon: <Wrench aria-hidden />,
            href: '/operator',
          },
        ]
      : []),
    ...(firstTheme ? [{ ...firstTheme, startsGroup: true }, ...otherThemes] : []),
    {
      id: 'logout',
      label: intl.formatMessage(commonMessages.logOut),
      icon: <LogOut aria-hidden />,
      href: '/logout',
      startsGroup: true,
    },
  ];
  return (
    <Menu
      label={intl.formatMessage(messages.account)}
      items={items.filter(({ href }) => href === undefined || findScreen(href) !== undefined)}
      trigger={
        <Trigger type="button" aria-label={`${intl.formatMessage(messages.account)}: ${name}`}>
          <Avatar name={name} isDecorative />
        </Trigger>
      }
    />
  );
}
