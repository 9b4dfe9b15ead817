import { defineMessages } from '../i18n/define-messages.ts';

/** Who looks after one's requests during an absence. */
export const membersDeputyMessages = defineMessages({
  title: {
    id: 'members.deputy.title',
    defaultMessage: 'Absence',
    description: 'Title of the part of the settings where somebody names a deputy for an absence.',
  },
  text: {
    id: 'members.deputy.text',
    defaultMessage:
      'From the first to the last day, a colleague may do with your drafts and open requests what you may, and gets their mails, too. What you are asked to sign stays yours.',
    description: 'Below that title.',
  },
  email: {
    id: 'members.deputy.email',
    defaultMessage: 'E-mail of your deputy',
    description: 'Label of the field for the address of a colleague.',
  },
  from: {
    id: 'members.deputy.from',
    defaultMessage: 'First day',
    description: 'Label of the field for the first day of an absence.',
  },
  until: {
    id: 'members.deputy.until',
    defaultMessage: 'Last day',
    description: 'Label of the field for the last day of an absence.',
  },
  name: {
    id: 'members.deputy.name',
    defaultMessage: 'Name deputy',
    description: 'Button of the form that names a deputy.',
  },
  planned: {
    id: 'members.deputy.planned',
    defaultMessage: '{name} stands in for you from {from} until {until}.',
    description: 'Where a deputy was named and the absence is still to come. {from} and {until} are days.',
  },
  current: {
    id: 'members.deputy.current',
    defaultMessage: '{name} stands in for you until {until}.',
    description: 'During an absence, to who is away. {until} is a day.',
  },
  others: {
    id: 'members.deputy.others',
    defaultMessage: 'You stand in for {name} until {until}.',
    description: 'During an absence, to the deputy. {until} is a day.',
  },
  end: {
    id: 'members.deputy.end',
    defaultMessage: 'End it now',
    description: 'Button that ends what a deputy may do.',
  },
  change: {
    id: 'members.deputy.change',
    defaultMessage: 'Change',
    description: 'Link of a note on the dashboard to the settings, where the deputy is changed.',
  },
});
