import type { Breakpoint, ColorRole, scales, screens, zIndex } from '@sigillum/design-system';

type Purposes<Names extends PropertyKey> = Readonly<Record<Names, string>>;

/** What each colour role is for; the types see to it that none is left out. */
export const colorPurposes: Purposes<ColorRole> = {
  paper: 'Ground of cards, fields, menus: what one works on.',
  canvas: 'Ground of the page, between the cards.',
  well: 'Sunken ground: around pages, read-only, pressed.',
  hairline: 'Lines that order. Never the only sign of something.',
  edge: 'Edges of controls; told from every ground (3 : 1).',
  ink: 'Text and headings.',
  inkSoft: 'Text that explains.',
  inkFaint: 'Placeholders, what is off. Still legible (4.5 : 1).',
  onInk: 'Text on ink: snackbars, skip link.',
  inkHover: 'What is pointed at on ink.',
  pine: 'Acting: buttons, links, selection. A brand’s accent takes its place.',
  pineStrong: 'Pine when pointed at.',
  pineSoft: 'Ground of what is selected or pointed at.',
  onPine: 'Text on pine.',
  seal: 'Wax: what is current, signed, or to be signed; once or twice on a screen.',
  sealStrong: 'Wax when pointed at, and small text in wax.',
  sealSoft: 'Ground of a mark in wax.',
  onSeal: 'Text on wax.',
  danger: 'What failed or cannot be undone.',
  dangerStrong: 'Danger when pointed at.',
  dangerSoft: 'Ground of a message of danger.',
  onDanger: 'Text on danger.',
  warning: 'What to look at before going on.',
  warningSoft: 'Ground of a warning.',
  warningEdge: 'Edge of a warning.',
  success: 'What went well.',
  successSoft: 'Ground of a message of success.',
  info: 'What is good to know.',
  infoSoft: 'Ground of a note.',
  focus: 'Ring around what has the focus.',
  scrim: 'Dims the page behind a dialog or drawer.',
  overlay: 'Opaque surface over the whole window.',
  page: 'Paper of a document. White in every theme: it is what gets signed.',
  chart1: 'First series of a plot.',
  chart2: 'Second series.',
  chart3: 'Third series.',
  chart4: 'Fourth series.',
  chart5: 'Fifth series.',
  chart6: 'Sixth series, and all others together.',
};

export const spacePurposes: Purposes<keyof typeof scales.space> = {
  0: 'Nothing.',
  1: 'Icon and its word.',
  2: 'Inside small controls; lines of a pair.',
  3: 'Label and field; buttons beside each other.',
  4: 'Fields below each other; edge of a phone.',
  5: 'Inside a card; cells of a grid.',
  6: 'Sections of a card.',
  7: 'Sections of a page.',
  8: 'End of a page.',
  9: 'Around what stands alone.',
};

export const fontSizePurposes: Purposes<keyof typeof scales.fontSize> = {
  small: 'Hints, meta, table heads.',
  body: 'Everything to read and every control.',
  large: 'The sentence that opens a page.',
  title: 'Title of a card or dialog.',
  heading: 'Title of a section.',
  display: 'Title of a page.',
  poster: 'Welcome, and the end of a task.',
};

export const radiusPurposes: Purposes<keyof typeof scales.radius> = {
  control: 'Buttons, fields, marks.',
  card: 'Cards, menus, snackbars.',
  panel: 'Dialogs.',
  full: 'Badges, switches, avatars.',
};

export const elevationPurposes: Purposes<keyof typeof scales.elevation> = {
  flat: 'Lies on the page: cards, tables.',
  sheet: 'Lifted a little: the one card of a page, document pages.',
  floating: 'Floats: menus, dialogs, snackbars, what is dragged.',
};

export const motionPurposes: Purposes<keyof typeof scales.motion> = {
  quick: 'A control answers: hover, switch, tick.',
  calm: 'A surface comes or goes: dialog, drawer, snackbar.',
  curve: 'Quick to leave, slow to arrive.',
};

export const zIndexPurposes: Purposes<keyof typeof zIndex> = {
  sticky: 'Heads of tables, actions at the foot of a page.',
  toolbar: 'The bar at the top.',
  banner: 'A warning above the bar.',
  drawer: 'Navigation below 1280 px.',
  dialog: 'Dialogs (specification).',
  overlay: 'Overlays (specification), above a dialog.',
  snackbar: 'Short messages, above everything.',
};

export const breakpointPurposes: Purposes<Breakpoint> = {
  sm: 'Phones end: cards get margins, buttons stand beside each other.',
  md: 'Two columns; thumbnails beside the pages.',
  lg: '“Mobile” ends: navigation in the bar, tables instead of lists.',
  xl: 'Wide workspaces; content stays in its column.',
  xxl: 'Walls: nothing grows any more.',
};

export const screenPurposes: Purposes<keyof typeof screens> = {
  xs: 'The smallest phone, and 1280 px at 400 % zoom.',
  sm: 'A large phone lying on its side.',
  md: 'A tablet upright.',
  lg: 'A tablet on its side; still “mobile”.',
  xl: 'The least desktop: navigation in the bar.',
  xxl: 'A usual laptop.',
};
