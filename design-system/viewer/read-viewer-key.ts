/** What a key asks of the viewer. */
export type ViewerCommand = 'next' | 'previous' | 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'fitWidth' | 'fitPage';

const commands: Partial<Record<string, ViewerCommand>> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fitWidth',
  '9': 'fitPage',
};

/** Undefined for every other key, and with a modifier held: those belong to the browser. */
export function readViewerKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): ViewerCommand | undefined {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : commands[event.key];
}
