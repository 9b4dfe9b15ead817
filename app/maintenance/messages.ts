import { defineMessages } from '../i18n/define-messages.ts';

export const maintenanceMessages = defineMessages({
  lightText: {
    id: 'maintenance.light.text',
    defaultMessage: 'We are working on the service. Some parts may be slower than usual.',
    description: 'Banner at the top of every page while a maintenance notice is active that does not block.',
  },
  lightLink: {
    id: 'maintenance.light.link_text',
    defaultMessage: 'Details on the status page',
    description: 'Link in the maintenance banner; leads to the status page.',
  },
  staffText: {
    id: 'maintenance.blocking.staff',
    defaultMessage: 'Maintenance is under way: only internal staff pass. Everybody else sees the maintenance page.',
    description: 'Banner at the top of every page for internal staff while a maintenance notice blocks the service.',
  },
  finishText: {
    id: 'maintenance.blocking.finish',
    defaultMessage: 'Maintenance has begun. You can finish what you are signing here.',
    description:
      'Banner at the top of the page on which somebody signs, when a maintenance notice began to block the service meanwhile.',
  },
  coverText: {
    id: 'maintenance.blocking.cover',
    defaultMessage:
      'We are maintaining the service. Leave this page open: what you entered is still here, and you can go on as soon as we are done.',
    description:
      'Text over an open page while a maintenance notice blocks the service. It goes away by itself, and the page below is as it was.',
  },
  blockingTitle: {
    id: 'maintenance.blocking.title',
    defaultMessage: 'Back in a moment',
    description: 'Heading of the page that everybody sees while a maintenance notice blocks the service.',
  },
  blockingText: {
    id: 'maintenance.blocking.text',
    defaultMessage:
      'We are maintaining the service. Your documents and signatures are safe. As soon as we are done, this page leads you back by itself.',
    description: 'Text under the heading of the blocking maintenance page.',
  },
  sorryTitle: {
    id: 'maintenance.sorry.title',
    defaultMessage: 'Something went wrong on our side',
    description: 'Heading of the page shown after a failure of the server.',
  },
  sorryText: {
    id: 'maintenance.sorry.text',
    defaultMessage:
      'We could not finish what you asked for. Nothing is lost: what you saved is still there. Please try again in a moment.',
    description: 'Text under the heading of the page shown after a failure of the server.',
  },
  sorryHome: {
    id: 'maintenance.sorry.home',
    defaultMessage: 'To the start page',
    description: 'Button of the page shown after a failure of the server.',
  },
  cookiesTitle: {
    id: 'maintenance.cookies.title',
    defaultMessage: 'Please allow cookies',
    description: 'Heading of the page shown when the browser refuses cookies.',
  },
  cookiesText: {
    id: 'maintenance.cookies.text',
    defaultMessage:
      'Your browser refuses cookies. We need one to know that you are logged in, and none to follow you. Allow cookies for this site, then load it again.',
    description: 'Text under the heading of the page shown when the browser refuses cookies.',
  },
  cookiesAgain: {
    id: 'maintenance.cookies.again',
    defaultMessage: 'Load again',
    description: 'Link of the page shown when the browser refuses cookies; leads to the home page.',
  },
  notFoundTitle: {
    id: 'maintenance.not-found.title',
    defaultMessage: 'Page not found',
    description: 'Heading of the page for an unknown address.',
  },
  notFoundText: {
    id: 'maintenance.not-found.text',
    defaultMessage: 'There is no page at {path}. The address may be mistyped, or the page may have moved.',
    description: 'Text of the page for an unknown address. {path} is the address that was asked for.',
  },
  brokenLinkTitle: {
    id: 'maintenance.broken-link.title',
    defaultMessage: 'This link is incomplete or no longer valid',
    description: 'Heading of the page for a link from an e-mail that leads to no request.',
  },
  brokenLinkText: {
    id: 'maintenance.broken-link.text',
    defaultMessage:
      'Please open it from the e-mail again, or copy all of it. Should it lead here once more, the request is not there any more, or no longer addressed to you: ask the person who sent it to you.',
    description: 'Text of the page for a link from an e-mail that leads to no request.',
  },
  unreachableTitle: {
    id: 'maintenance.unreachable.title',
    defaultMessage: 'We cannot reach the service',
    description: 'Heading of the page shown when the browser gets no answer, or the service is away for a moment.',
  },
  unreachableText: {
    id: 'maintenance.unreachable.text',
    defaultMessage:
      'You may be offline, or the service is away for a moment. What you saved is still there. Please check your connection and try again.',
    description: 'Text under the heading of the page shown when the browser gets no answer.',
  },
  unreachableSoon: {
    id: 'maintenance.unreachable.soon',
    defaultMessage:
      'The service is away for a moment and asks for {seconds, plural, one {one second} other {# seconds}} of patience. What you saved is still there. We then try again by ourselves.',
    description: 'Text under that heading when the service said how long it will be away. {seconds} is at most 120.',
  },
  unreachableLater: {
    id: 'maintenance.unreachable.later',
    defaultMessage:
      'The service is away and asks for about {minutes, plural, one {one minute} other {# minutes}} of patience. What you saved is still there. We then try again by ourselves.',
    description: 'The same when it will be away for longer.',
  },
  unreachableCountdown: {
    id: 'maintenance.unreachable.countdown',
    defaultMessage: 'Next try in {time}',
    description: 'Below these texts, counted down each second. {time} is like 9:59 or 1:09:59.',
  },
  tooSlowTitle: {
    id: 'maintenance.too-slow.title',
    defaultMessage: 'This took too long',
    description: 'Heading of the page in place of one that the service had to give up.',
  },
  tooSlowText: {
    id: 'maintenance.too-slow.text',
    defaultMessage:
      'The service cannot put together so much at once. Nothing is lost: please ask for less, such as fewer days or a narrower search, or try again later.',
    description: 'Text under that heading.',
  },
  errorTitle: {
    id: 'error.title',
    defaultMessage: 'This page could not be shown',
    description: 'Heading of the general error page.',
  },
  errorSubtitle: {
    id: 'error.subtitle',
    defaultMessage: 'Something unexpected happened. Please go back to the start page and try again.',
    description: 'Text under the heading of the general error page.',
  },
  errorButton: {
    id: 'error.button',
    defaultMessage: 'To the start page',
    description: 'Button of the general error page and of the page for an unknown address.',
  },
});
