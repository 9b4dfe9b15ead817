import { Canvas, Controls, Description, DocsPage as PageInOne, Title, useOf } from '@storybook/addon-docs/blocks';

/** What takes the whole window: a frame for each, or the last one would lie over the page. */
const takesWindow = /^(?:Dialogs|Overlays)\//;

/** The documentation of a component, dialog, overlay or screen. */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  if (!takesWindow.test(csfFile.meta.title)) return <PageInOne />;
  return (
    <>
      <Title />
      <Description />
      <Controls />
      {Object.values(csfFile.stories).map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} story={{ inline: false, height: '560px' }} />
        </section>
      ))}
    </>
  );
}
