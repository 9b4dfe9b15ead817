import { Inline } from '@sigillum/design-system';
import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { showScreen } from '../support/show-screen.tsx';
import { type ComponentDocs, describeComponent } from './describe-component.ts';

/** What every badge's stories share: its docs, how it is rendered, and the story of all that it can say, given as its props. */
export function describeBadge<Props extends object>(Badge: ComponentType<Props>, values: readonly Props[]) {
  const showAll = showScreen(() => (
    <Inline>
      {values.map((value) => (
        <span key={Object.values(value).join()} data-badge>
          <Badge {...value} />
        </span>
      ))}
    </Inline>
  ));
  return {
    render: showScreen(Badge),
    describe: (docs: Omit<ComponentDocs, 'accessibility'>) =>
      describeComponent({
        ...docs,
        accessibility: 'The icon only repeats the words; the tone alone says nothing.',
      }),
    /** All of them say different things, also without colours. */
    every: {
      render: (_: Props, context: StoryContext) => showAll({}, context),
      play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
        const texts = [...canvasElement.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
        await expect(texts).toHaveLength(values.length);
        await expect(new Set(texts).size).toBe(texts.length);
      },
    },
  };
}
