import {
  Badge,
  badgeTones,
  Banner,
  Button,
  buttonVariants,
  Card,
  Checkbox,
  Grid,
  IconButton,
  Inline,
  Logo,
  ProgressBar,
  ProgressRing,
  RadioCards,
  Stack,
  Switch,
  TabPanels,
  TextField,
  TextLink,
  Trash2,
} from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

function HighContrast() {
  return (
    <Grid leastColumnWidth={300}>
      <Card>
        <Stack>
          <Logo name="Sigillum" />
          <Inline gap={3}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button disabled>disabled</Button>
            <IconButton label="Remove" icon={<Trash2 aria-hidden />} hasTooltip={false} />
          </Inline>
          <Inline gap={2}>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
          <TextLink href="#more">A link in text</TextLink>
          <ProgressBar label="Upload" value={0.4} />
          <ProgressRing label="Signed" value={1 / 3} text="1/3" />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <TabPanels
            label="Views"
            tabs={[
              { id: 'open', label: 'Open', content: 'Selected tabs have a line.' },
              { id: 'signed', label: 'Signed', content: 'Nothing here.' },
            ]}
          />
          <TextField label="Name" defaultValue="Anna Keller" />
          <TextField label="E-mail" error="Enter an e-mail address." />
          <Switch label="On" defaultChecked />
          <Switch label="Off" />
          <Checkbox label="Ticked" defaultChecked />
          <Checkbox label="Not ticked" />
          <RadioCards
            label="Quality"
            name="quality"
            defaultValue="QES"
            options={[
              { value: 'QES', label: 'Qualified' },
              { value: 'AES', label: 'Advanced' },
            ]}
          />
        </Stack>
      </Card>
      <Stack>
        <Banner tone="warning">A warning keeps its edge.</Banner>
        <Banner tone="danger">So does a failure.</Banner>
      </Stack>
    </Grid>
  );
}

/**
 * With forced colours (Windows’ contrast themes) the system paints every ground and shadow away. What told a state by its ground alone
 * gets a border or a system colour there: `@media (forced-colors: active)` beside the component's own style. The picture of this story is
 * taken a second time with forced colours.
 */
const meta = { title: 'Foundations/High contrast', component: HighContrast } satisfies Meta<typeof HighContrast>;
export default meta;

/** Everything that tells a state, and the focus on the first button. */
export const States: StoryObj<typeof meta> = {
  tags: ['visual-forced-colors', 'visual-dark'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'primary' })).toHaveFocus();
  },
};
