import { defineMessages } from '../i18n/define-messages.ts';

/** What the list of requests says of templates: it loads no more of them. */
export const templatesSaveMessages = defineMessages({
  saveAs: {
    id: 'templates.save-as',
    defaultMessage: 'Save as template',
    description: 'Command of a request’s menu, title and button of the dialog.',
  },
});
