import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../components/IconButton.tsx';
import { Eye, EyeOff } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { Hint, Input } from './field-style.ts';

/** How strong a password is, judged elsewhere. */
export interface PasswordStrength {
  /** 0 (worst) to 4 (best). */
  score: 0 | 1 | 2 | 3 | 4;
  /** The judgement in a word or two. */
  text: ReactNode;
}

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  showLabel: string;
  hideLabel: string;
  /** Shows a meter below; its room is kept when `hasStrength` is given too. */
  strength?: PasswordStrength;
  /** Keeps the room of the meter before there is a judgement. */
  hasStrength?: boolean;
}

const Box = styled.div`
  position: relative;
  input {
    padding-right: 48px;
  }
  > span {
    position: absolute;
    top: 2px;
    right: 2px;
  }
`;

const Meter = styled.div`
  --tone: ${theme.color.danger};
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-height: 1.75rem;

  &[data-score='2'] {
    --tone: ${theme.color.warningEdge};
  }
  &[data-score='3'],
  &[data-score='4'] {
    --tone: ${theme.color.success};
  }
`;

const Scale = styled.div`
  height: 4px;
  border-radius: ${theme.radius.full};
  background: linear-gradient(var(--tone), var(--tone)) 0 / calc(var(--score) * 25%) 100% no-repeat
    ${theme.color.hairline};
  transition: background-size ${theme.motion.calm};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
  }
`;

/** A password that can be shown. For a new one say `autoComplete="new-password"`. */
export function PasswordField({
  label,
  hint,
  error,
  optionalText,
  id,
  showLabel,
  hideLabel,
  strength,
  hasStrength,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const meter = hasStrength || strength !== undefined ? <StrengthMeter strength={strength} /> : undefined;
  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id} footer={meter}>
      {(control) => (
        <Box>
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setIsShown(!isShown)}
          />
        </Box>
      )}
    </FormField>
  );
}

function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  // An empty scale with the least visible share says "judged, and bad" for score 0.
  const share = strength === undefined ? 0 : Math.max(0.4, strength.score);
  return (
    <Meter data-score={strength?.score} style={{ '--score': share }}>
      <Scale aria-hidden />
      <Hint aria-live="polite">{strength?.text}</Hint>
    </Meter>
  );
}
