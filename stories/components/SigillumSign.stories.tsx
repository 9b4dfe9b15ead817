import '@sigillum/app/public/sigillum-sign.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const page = new URL('/img/favicon.svg', window.location.href);
const meta = {
  title: 'Components/sigillum-sign',
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows the signing page within another site, which loads it as /sigillum-sign.js.',
          when: 'A portal wants its customers to sign without leaving its page.',
          whenNot: 'In our own pages; and for whoever has an account, who is led to the address of the request.',
          accessibility: 'The attribute title is what the frame is called.',
        }),
      },
    },
  },
  render: () => createElement('sigillum-sign', { src: page.href, title: 'Sign your lease' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the frame says becomes events; what anybody else says to the window is nothing. */
export const InAPage: Story = {
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('sigillum-sign')!;
    const frame = element.shadowRoot!.querySelector('iframe')!;
    await expect(frame.title).toBe('Sign your lease');
    const onSigned = fn();
    element.addEventListener('signed', onSigned);
    const say = (data: unknown, { source = frame.contentWindow, origin = page.origin } = {}) =>
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    say({ source: 'sigillum', type: 'signed' }, { source: window });
    say({ source: 'sigillum', type: 'signed' }, { origin: 'https://elsewhere.example' });
    say({ source: 'somebody', type: 'signed' });
    say('signed');
    say(null);
    await expect(onSigned).not.toHaveBeenCalled();
    say({ source: 'sigillum', type: 'signed' });
    await expect(onSigned).toHaveBeenCalledOnce();
    say({ source: 'sigillum', type: 'size', height: 900 });
    await expect(frame.getBoundingClientRect().height).toBe(900);
    say({ source: 'sigillum', type: 'size', height: 10 });
    await expect(frame.getBoundingClientRect().height).toBe(640);
  },
};
