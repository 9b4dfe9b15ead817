import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Container, Divider, Heading, Logo, Stack, Text, TextLink } from '@sigillum/design-system';

/** Headings in Source Serif, everything else in Inter; both are bundled. */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} look="poster">
        A signature that holds
      </Heading>
      <Heading level={1}>Your documents</Heading>
      <Heading level={2}>Waiting for you</Heading>
      <Heading level={3}>Employment contract, Zürich office</Heading>
      <Heading level={4}>Signers in order</Heading>
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Container width="text">
      <Stack>
        <Text size="large">Large text opens a page. It says in a sentence what the page is for.</Text>
        <Text>
          Body text explains. A <TextLink href="#terms">link inside text</TextLink> is underlined, so that colour alone
          never tells it apart.
        </Text>
        <Text tone="soft" size="small">
          Small, soft text adds what one may skip.
        </Text>
        <Text tone="danger">What went wrong.</Text>
        <Text tone="success">What went well.</Text>
        <Text tone="warning">What to look at.</Text>
        <Text isTruncated>
          A very long file name that must not break the line it stands in and is therefore cut off at the end with an
          ellipsis.pdf
        </Text>
        <Text isTabular>1’111.10 — 9’999.99</Text>
      </Stack>
    </Container>
  ),
};

/** Headings, text and lines as they meet on a page. */
export const Together: Story = {
  render: () => (
    <Container width="narrow">
      <Card>
        <Stack>
          <Logo name="Sigillum" />
          <Divider />
          <Heading level={1}>Sign in</Heading>
          <Text tone="soft">Use the e-mail address that you were invited with.</Text>
        </Stack>
      </Card>
    </Container>
  ),
};
