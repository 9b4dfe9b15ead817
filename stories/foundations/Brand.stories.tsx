import {
  applyBrand,
  Badge,
  BrandProvider,
  Button,
  Card,
  contrastPairs,
  from,
  Heading,
  Inline,
  Logo,
  measureContrast,
  Stack,
  Text,
  TextField,
  TextLink,
  theme,
  type ThemeName,
  themes,
} from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { brands } from '../support/looks.ts';

const Sides = styled.div`
  display: grid;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
  }
  > section {
    padding: ${theme.space[5]};
    background: ${theme.color.canvas};
    min-width: 0;
  }
`;

function measureLeast(accent: string | null | undefined, name: ThemeName): string {
  const roles = { ...themes[name], ...applyBrand(accent, name) };
  const ratios = contrastPairs.map(
    (pair) => measureContrast(roles[pair.foreground], roles[pair.background]) / pair.least,
  );
  return (Math.min(...ratios) * 100).toFixed(0);
}

function Sample({ accent, name }: { accent: string | null | undefined; name: ThemeName }) {
  return (
    <section data-theme={name} aria-label={name}>
      <Card>
        <Stack>
          <Logo name="Sigillum" />
          <Heading level={2}>Framework agreement</Heading>
          <Text>
            Please read the document and <TextLink href="#sign">sign it</TextLink> by Friday.
          </Text>
          <Inline gap={3}>
            <Button>Sign now</Button>
            <Button variant="secondary">Later</Button>
            <Badge>Open</Badge>
          </Inline>
          <Text tone="soft" size="small">
            Contrast of the tightest pair: {measureLeast(accent, name)} % of what is asked
          </Text>
        </Stack>
      </Card>
    </section>
  );
}

function Branding({ brand }: { brand?: { accent: string } | undefined }) {
  const [accent, setAccent] = useState(brand?.accent);
  return (
    <BrandProvider accent={accent}>
      <Stack>
        {brand && (
          <Card>
            <Inline align="end">
              <TextField label="Accent colour" value={accent} onChange={({ target }) => setAccent(target.value)} />
              <input
                type="color"
                aria-label="Pick the accent colour"
                value={accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : '#17473b'}
                onChange={({ target }) => setAccent(target.value)}
              />
            </Inline>
          </Card>
        )}
        <Sides>
          <Sample accent={accent} name="light" />
          <Sample accent={accent} name="dark" />
        </Sides>
      </Stack>
    </BrandProvider>
  );
}

/**
 * A business wears its accent colour in place of pine. The hue stays; the lightness moves in OKLCH until every pair of the theme keeps its
 * contrast, by day and by night. What is no colour is ignored.
 */
const meta = { title: 'Foundations/Brand', component: Branding, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Branding
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = { tags: ['visual-dark'], args: { brand: brands.red } };

/** Too pale to be read on white: darker by day, nearly itself by night. */
export const PaleAccent: Story = { args: { brand: brands.yellow } };

export const NearlyBlack: Story = { args: { brand: brands.black } };

/** No colour: the product's own pine. */
export const BadInput: Story = {
  args: { brand: brands.broken },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Sign now' });
    await expect(getComputedStyle(button!).backgroundColor).toBe('rgb(23, 71, 59)');
  },
};

/** While somebody tries colours, everything follows at once. */
export const Trying: Story = {
  args: { brand: brands.red },
  play: async ({ canvas, step }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Sign now' });
    await step('An accent that holds is worn as it is', async () => {
      await fireEvent.input(canvas.getByLabelText('Pick the accent colour'), { target: { value: '#0057b8' } });
      await waitFor(() => expect(getComputedStyle(button!).backgroundColor).toBe('rgb(0, 87, 184)'));
    });
  },
};

/** Nobody's brand: the product's own. */
export const None: Story = { args: {} };
