import { RadioCards } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { chooseTheme, themeChoices, type ThemeChoice, useThemeChoice } from '../../layouts/theme-choice.ts';
import { themeLooks } from '../../layouts/theme-items.tsx';
import { useRoot } from '../../layouts/use-root.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { ProfileCard } from './profile-card.tsx';

/** Light, dark, or as the device has it; counts at once, in this browser. */
export function ThemeCard() {
  const current = useThemeChoice(useRoot().theme);
  const title = <FormattedMessage {...messages.themeTitle} />;
  return (
    <ProfileCard title={title}>
      <RadioCards
        label={title}
        isLabelHidden
        name="theme"
        leastCardWidth={160}
        value={current}
        onChange={(choice) => chooseTheme(choice as ThemeChoice)}
        options={themeChoices.map((choice) => ({
          value: choice,
          label: <FormattedMessage {...themeLooks[choice].message} />,
        }))}
      />
    </ProfileCard>
  );
}
