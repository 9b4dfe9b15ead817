import { IconButton, Menu } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { layoutsMessages as messages } from './messages.ts';
import { useThemeChoice } from './theme-choice.ts';
import { themeLooks, useThemeItems } from './theme-items.tsx';
import { useRoot } from './use-root.ts';

/** Picks light or dark for people without an account; whoever has one finds the choice in the account's menu. */
export function ThemeMenu() {
  const intl = useIntl();
  const { person, theme } = useRoot();
  const items = useThemeItems();
  const { Icon, message } = themeLooks[useThemeChoice(theme)];
  if (person) return null;
  const label = intl.formatMessage(messages.theme);
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <IconButton size="small" label={`${label}: ${intl.formatMessage(message)}`} icon={<Icon aria-hidden />} />
      }
    />
  );
}
