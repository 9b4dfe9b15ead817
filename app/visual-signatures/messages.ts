import { defineMessages } from '../i18n/define-messages.ts';

export const visualSignaturesMessages = defineMessages({
  previewOf: {
    id: 'visual-signatures.preview.alternative',
    defaultMessage: 'Preview of the visual signature of {name}',
    description: 'Alternative text of the picture of a visual signature. {name} is the person’s name.',
  },
  previewFailed: {
    id: 'visual-signatures.preview.failed',
    defaultMessage: 'The preview could not be shown.',
    description: 'In place of the picture of a visual signature.',
  },
  previewNote: {
    id: 'visual-signatures.preview.note',
    defaultMessage: 'This is how it will look in the document.',
    description: 'Below the live preview.',
  },
  createTitle: {
    id: 'visual-signatures.edit.create-title',
    defaultMessage: 'New visual signature',
    description: 'Title of the overlay.',
  },
  editTitle: {
    id: 'visual-signatures.edit.title',
    defaultMessage: 'Change visual signature',
    description: 'Title of the overlay.',
  },
  editText: {
    id: 'visual-signatures.edit.text',
    defaultMessage:
      'It shows readers that you have signed. The proof itself is the electronic signature, however this looks.',
    description: 'Below the title: a picture is no proof.',
  },
  picture: {
    id: 'visual-signatures.edit.picture',
    defaultMessage: 'Picture',
    description: 'Question above the choice of a picture.',
  },
  pictureKeep: {
    id: 'visual-signatures.edit.picture-keep',
    defaultMessage: 'Keep the present one',
    description: 'Choice: the picture stays.',
  },
  pictureMake: {
    id: 'visual-signatures.edit.picture-make',
    defaultMessage: 'Draw, type or upload',
    description: 'Choice: a picture is made now.',
  },
  pictureNone: {
    id: 'visual-signatures.edit.picture-none',
    defaultMessage: 'Name alone',
    description: 'Choice: no picture.',
  },
  pictureMissing: {
    id: 'visual-signatures.edit.picture-missing',
    defaultMessage: 'Please draw, type or upload your signature, or choose “Name alone”.',
    description: 'Error below the choice of a picture.',
  },
  alias: {
    id: 'visual-signatures.edit.alias',
    defaultMessage: 'Title',
    description: 'Label: what the person calls this visual signature.',
  },
  aliasHint: {
    id: 'visual-signatures.edit.alias-hint',
    defaultMessage: 'For you alone, to tell several apart',
    description: 'Below the title.',
  },
  name: {
    id: 'visual-signatures.edit.name',
    defaultMessage: 'Name',
    description: 'Label.',
  },
  company: {
    id: 'visual-signatures.edit.company',
    defaultMessage: 'Company or function',
    description: 'Label of the second line.',
  },
  location: {
    id: 'visual-signatures.edit.location',
    defaultMessage: 'Place',
    description: 'Label of the place of signing.',
  },
  shown: {
    id: 'visual-signatures.edit.shown',
    defaultMessage: 'Also shown',
    description: 'Heading above three switches.',
  },
  date: {
    id: 'visual-signatures.edit.date',
    defaultMessage: 'Date of signing',
    description: 'Switch.',
  },
  claim: {
    id: 'visual-signatures.edit.claim',
    defaultMessage: 'Note that it was signed electronically',
    description: 'Switch.',
  },
  standards: {
    id: 'visual-signatures.edit.standards',
    defaultMessage: 'Quality and law of the signature',
    description: 'Switch: quality such as QES and legislation such as ZertES.',
  },
  setByBusiness: {
    id: 'visual-signatures.edit.set-by-business',
    defaultMessage: 'Set by your organisation',
    description: 'Below a switch that cannot be changed.',
  },
  saving: {
    id: 'visual-signatures.edit.saving',
    defaultMessage: 'Saving',
    description: 'Read out while it is being saved.',
  },
  ways: {
    id: 'visual-signatures.creator.ways',
    defaultMessage: 'How to make the signature',
    description: 'Name of three tabs, for screen readers.',
  },
  draw: {
    id: 'visual-signatures.creator.draw',
    defaultMessage: 'Draw',
    description: 'Tab.',
  },
  type: {
    id: 'visual-signatures.creator.type',
    defaultMessage: 'Type',
    description: 'Tab: type the name.',
  },
  upload: {
    id: 'visual-signatures.creator.upload',
    defaultMessage: 'Image',
    description: 'Tab: upload an image.',
  },
  drawHere: {
    id: 'visual-signatures.creator.draw-here',
    defaultMessage: 'Draw here with finger, pen or mouse',
    description: 'Inside the empty drawing area.',
  },
  drawHint: {
    id: 'visual-signatures.creator.draw-hint',
    defaultMessage: 'Nothing to draw with? Type your name instead.',
    description: 'Below the drawing area.',
  },
  drawing: {
    id: 'visual-signatures.creator.drawing',
    defaultMessage:
      '{count, plural, =0 {Drawing area, empty} one {Drawing of one stroke} other {Drawing of {count} strokes}}',
    description: 'Name of the drawing area, for screen readers.',
  },
  undo: {
    id: 'visual-signatures.creator.undo',
    defaultMessage: 'Undo',
    description: 'Button: takes the last stroke back.',
  },
  clear: {
    id: 'visual-signatures.creator.clear',
    defaultMessage: 'Clear',
    description: 'Button: takes all strokes away.',
  },
  typedName: {
    id: 'visual-signatures.creator.typed-name',
    defaultMessage: 'Name or initials',
    description: 'Label of the text that is written in a handwriting face.',
  },
  face: {
    id: 'visual-signatures.creator.face',
    defaultMessage: 'Handwriting',
    description: 'Question above three faces.',
  },
  faceQuick: {
    id: 'visual-signatures.creator.face-quick',
    defaultMessage: 'Quick',
    description: 'A handwriting face.',
  },
  faceRound: {
    id: 'visual-signatures.creator.face-round',
    defaultMessage: 'Round',
    description: 'A handwriting face.',
  },
  faceFestive: {
    id: 'visual-signatures.creator.face-festive',
    defaultMessage: 'Festive',
    description: 'A handwriting face.',
  },
  imageHint: {
    id: 'visual-signatures.creator.image-hint',
    defaultMessage: 'PNG, JPEG or GIF, up to {size}\u00a0MB. White paper becomes see-through.',
    description: 'Below the area for files.',
  },
  image: {
    id: 'visual-signatures.creator.image',
    defaultMessage: 'Your image',
    description: 'Alternative text of the chosen image.',
  },
  imageType: {
    id: 'visual-signatures.creator.image-type',
    defaultMessage:
      'This file is not a PNG, JPEG or GIF. Please save the image in one of these formats and choose it again.',
    description: 'Error.',
  },
  imageSize: {
    id: 'visual-signatures.creator.image-size',
    defaultMessage: 'This image is larger than {size}\u00a0MB. Please choose a smaller one.',
    description: 'Error.',
  },
  imageUnreadable: {
    id: 'visual-signatures.creator.image-unreadable',
    defaultMessage: 'This file holds no picture that can be shown. Please choose another one.',
    description: 'Error.',
  },
  deleteTitle: {
    id: 'visual-signatures.delete.title',
    defaultMessage: 'Delete visual signature?',
    description: 'Title of the dialog.',
  },
  deleteText: {
    id: 'visual-signatures.delete.text',
    defaultMessage: '“{name}” will be deleted. Documents that are signed already keep it.',
    description: 'In the dialog. {name} is its title, or the name in it.',
  },
  deleteDefault: {
    id: 'visual-signatures.delete.default',
    defaultMessage: 'It is your default. The next one in the list takes its place.',
    description: 'In the dialog, for the default visual signature.',
  },
  deleteLast: {
    id: 'visual-signatures.delete.last',
    defaultMessage: 'It is your only one. From then on, your name alone is shown where you sign.',
    description: 'In the dialog, for the last visual signature.',
  },
  deleting: {
    id: 'visual-signatures.delete.deleting',
    defaultMessage: 'Deleting',
    description: 'Read out meanwhile.',
  },
  dataTitle: {
    id: 'visual-signatures.data.title',
    defaultMessage: 'What your signature shows',
    description: 'Title of the dialog before signing.',
  },
  dataText: {
    id: 'visual-signatures.data.text',
    defaultMessage:
      '“{title}” shows your signature. You choose what stands beside your name; what you leave empty is not shown.',
    description: 'In the dialog before signing. {title} is the document’s.',
  },
  dataFinal: {
    id: 'visual-signatures.data.final',
    defaultMessage: 'Once signed, it can no longer be changed.',
    description: 'In the dialog before signing.',
  },
  dataKeep: {
    id: 'visual-signatures.data.keep',
    defaultMessage: 'Keep for next time',
    description: 'Checkbox: stores it in the person’s visual signature.',
  },
  dataApply: {
    id: 'visual-signatures.data.apply',
    defaultMessage: 'Apply',
    description: 'Button: the signature will show this. It is not signed yet.',
  },
  adjust: {
    id: 'visual-signatures.adjust',
    defaultMessage: 'Change how it looks',
    description: 'Button beside the preview of the own signature, before signing.',
  },
  dataRunning: {
    id: 'visual-signatures.data.running',
    defaultMessage: 'One moment',
    description: 'Read out meanwhile.',
  },
  title: {
    id: 'visual-signatures.title',
    defaultMessage: 'Visual signatures',
    description: 'Title of the screen with the person’s visual signatures.',
  },
  text: {
    id: 'visual-signatures.text',
    defaultMessage:
      'How your signature looks where a document shows it. The default is used unless you choose another one when you sign.',
    description: 'Below the title.',
  },
  emptyTitle: {
    id: 'visual-signatures.empty.title',
    defaultMessage: 'No visual signature yet',
    description: 'Title in place of an empty list.',
  },
  emptyText: {
    id: 'visual-signatures.empty.text',
    defaultMessage: 'Until you make one, documents show your name in plain letters.',
    description: 'Below that title.',
  },
  create: {
    id: 'visual-signatures.create',
    defaultMessage: 'New visual signature',
    description: 'Button.',
  },
  default: {
    id: 'visual-signatures.default',
    defaultMessage: 'Default',
    description: 'Badge of the visual signature that is used unless another one is chosen.',
  },
  change: {
    id: 'visual-signatures.change',
    defaultMessage: 'Change',
    description: 'Button that opens a visual signature to be changed.',
  },
  changeNamed: {
    id: 'visual-signatures.change-named',
    defaultMessage: 'Change “{title}”',
    description: 'The same, for screen readers. {title} is what the person calls it.',
  },
  chooseDefault: {
    id: 'visual-signatures.choose-default',
    defaultMessage: 'Make default',
    description: 'Button.',
  },
  chooseDefaultNamed: {
    id: 'visual-signatures.choose-default-named',
    defaultMessage: 'Make default: “{title}”',
    description: 'The same, for screen readers. {title} is what the person calls it.',
  },
  deleteNamed: {
    id: 'visual-signatures.delete-named',
    defaultMessage: 'Delete “{title}”',
    description: 'Button, for screen readers. {title} is what the person calls it.',
  },
  saved: {
    id: 'visual-signatures.saved',
    defaultMessage: 'Your visual signature is saved.',
    description: 'Snackbar.',
  },
  deleted: {
    id: 'visual-signatures.deleted',
    defaultMessage: 'The visual signature is deleted.',
    description: 'Snackbar.',
  },
  defaultChosen: {
    id: 'visual-signatures.default-chosen',
    defaultMessage: 'This is your default now.',
    description: 'Snackbar.',
  },
});
