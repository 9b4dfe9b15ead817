import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const operatorProblemMessages = defineMessages({
  problemTwoStepNeeded: {
    id: 'error.operator.two_step_needed',
    defaultMessage: 'The operator’s room asks for a second step. Set it up here, log in again with it, and come back.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemJobElsewhere: {
    id: 'error.operator.job_elsewhere',
    defaultMessage: 'This job runs now, is done, or is of a kind that is not cancelled by hand.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoticesElsewhere: {
    id: 'error.operator.notices_elsewhere',
    defaultMessage: 'Notices come from somewhere else on this installation: nobody would see this one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoticeOrder: {
    id: 'error.operator.notice_order',
    defaultMessage: 'The notice would end before it begins.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoticePast: {
    id: 'error.operator.notice_past',
    defaultMessage: 'The notice would be over already.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPlanUnknown: {
    id: 'error.operator.plan_unknown',
    defaultMessage: 'There is no such plan on this installation.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDayPast: {
    id: 'error.operator.day_past',
    defaultMessage: 'This day is over. Please choose a later one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotBlocked: {
    id: 'error.operator.not_blocked',
    defaultMessage: 'This business is not locked.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
