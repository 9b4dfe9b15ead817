import type { SignatureCreatorLabels } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { visualSignaturesMessages as messages } from '../messages.ts';

/** The words of the signature creator; `megabytes` is the greatest size of an image. */
export function useCreatorLabels(megabytes: number): SignatureCreatorLabels {
  const { formatMessage } = useIntl();
  const size = { size: megabytes };
  return {
    ways: formatMessage(messages.ways),
    draw: formatMessage(messages.draw),
    type: formatMessage(messages.type),
    upload: formatMessage(messages.upload),
    drawHere: formatMessage(messages.drawHere),
    drawHint: formatMessage(messages.drawHint),
    drawing: (count) => formatMessage(messages.drawing, { count }),
    undo: formatMessage(messages.undo),
    clear: formatMessage(messages.clear),
    text: formatMessage(messages.typedName),
    face: formatMessage(messages.face),
    faces: {
      caveat: formatMessage(messages.faceQuick),
      'dancing-script': formatMessage(messages.faceRound),
      'great-vibes': formatMessage(messages.faceFestive),
    },
    dropImage: formatMessage(commonMessages.dropImage),
    browseImage: formatMessage(commonMessages.browseImage),
    imageHint: formatMessage(messages.imageHint, size),
    image: formatMessage(messages.image),
    removeImage: formatMessage(commonMessages.removeImage),
    imageFaults: {
      type: formatMessage(messages.imageType),
      size: formatMessage(messages.imageSize, size),
      unreadable: formatMessage(messages.imageUnreadable),
    },
  };
}
