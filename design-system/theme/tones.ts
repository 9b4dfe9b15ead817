import { css } from 'styled-components';
import { theme } from './theme.ts';

/** `--tone` and `--ground` by `data-tone`: the colours of what is said, never without an icon or a word beside them. */
export const tones = css`
  --tone: ${theme.color.info};
  --ground: ${theme.color.infoSoft};

  &[data-tone='success'] {
    --tone: ${theme.color.success};
    --ground: ${theme.color.successSoft};
  }
  &[data-tone='warning'] {
    --tone: ${theme.color.warning};
    --ground: ${theme.color.warningSoft};
  }
  &[data-tone='danger'] {
    --tone: ${theme.color.danger};
    --ground: ${theme.color.dangerSoft};
  }
`;
