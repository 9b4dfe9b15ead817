import { Check, type MenuItem, Monitor, Moon, Sun, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { layoutsMessages as messages } from './messages.ts';
import { chooseTheme, themeChoices, useThemeChoice } from './theme-choice.ts';
import { useRoot } from './use-root.ts';

/** One icon and one word for each choice. */
export const themeLooks = {
  light: { Icon: Sun, message: messages.themeLight },
  dark: { Icon: Moon, message: messages.themeDark },
  system: { Icon: Monitor, message: messages.themeSystem },
} as const;

/** The choices of the theme as lines of a menu; the one that counts is ticked. */
export function useThemeItems(): MenuItem[] {
  const current = useThemeChoice(useRoot().theme);
  return themeChoices.map((choice) => {
    const { Icon, message } = themeLooks[choice];
    return {
      id: `theme-${choice}`,
      icon: <Icon aria-hidden />,
      label:
        choice === current ? (
          <>
            <FormattedMessage {...message} />
            <Check aria-hidden style={{ marginInlineStart: 'auto' }} />
            <VisuallyHidden>
              <FormattedMessage {...messages.chosen} />
            </VisuallyHidden>
          </>
        ) : (
          <FormattedMessage {...message} />
        ),
      onSelect: () => chooseTheme(choice),
    };
  });
}
