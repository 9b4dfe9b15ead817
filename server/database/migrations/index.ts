import type { Migration } from 'kysely/migration';
import * as initial from './001-initial.ts';
import * as indexes from './002-indexes.ts';
import * as levels from './003-levels.ts';
import * as seals from './004-seals.ts';
import * as profile from './005-profile.ts';
import * as passwords from './006-passwords.ts';
import * as twoStep from './007-two-step.ts';
import * as sso from './008-sso.ts';
import * as visualSignatures from './009-visual-signatures.ts';
import * as deletion from './010-deletion.ts';
import * as invitations from './011-invitations.ts';
import * as sealsOfSignatures from './012-seals-of-signatures.ts';
import * as stepUps from './013-step-ups.ts';
import * as knownPlaces from './014-known-places.ts';
import * as shownDocuments from './015-shown-documents.ts';
import * as clock from './016-clock.ts';
import * as attachments from './017-attachments.ts';
import * as delegation from './018-delegation.ts';
import * as sendTos from './019-send-tos.ts';
import * as callbacks from './020-callbacks.ts';
import * as locksSince from './021-locks-since.ts';
import * as groups from './022-groups.ts';
import * as businessEvents from './023-business-events.ts';
import * as lastMail from './024-last-mail.ts';
import * as members from './025-members.ts';
import * as domains from './026-domains.ts';
import * as businessProfile from './027-business-profile.ts';
import * as settings from './028-settings.ts';
import * as apiUsers from './029-api-users.ts';
import * as activities from './030-activities.ts';
import * as costCentres from './031-cost-centres.ts';
import * as sessionUse from './032-session-use.ts';
import * as pagesOfMembers from './034-pages-of-members.ts';
import * as identifications from './036-identifications.ts';
import * as identifiedVisitors from './038-identified-visitors.ts';
import * as endsOfIdentifications from './040-ends-of-identifications.ts';
import * as numbersOfCases from './042-numbers-of-cases.ts';
import * as deputies from './087-deputies.ts';
import * as requestFields from './086-request-fields.ts';
import * as fieldFiles from './120-field-files.ts';
import * as subscriptions from './043-subscriptions.ts';
import * as warnedChecks from './044-warned-checks.ts';
import * as downgradedBusinesses from './046-downgraded-businesses.ts';
import * as plans from './047-plans.ts';
import * as ledger from './048-ledger.ts';
import * as sealsWithoutRequests from './049-seals-without-requests.ts';
import * as mobileIds from './050-mobile-ids.ts';
import * as changedMeans from './051-changed-means.ts';
import * as callOffs from './052-call-offs.ts';
import * as directSign from './053-direct-sign.ts';
import * as referrals from './055-referrals.ts';
import * as maintenanceNotices from './056-maintenance-notices.ts';
import * as surveys from './057-surveys.ts';
import * as contactConsents from './058-contact-consents.ts';
import * as checksInPerson from './059-checks-in-person.ts';
import * as identificationPayments from './060-identification-payments.ts';
import * as operatorChecks from './062-operator-checks.ts';
import * as reminderSchedules from './063-reminder-schedules.ts';
import * as operators from './064-operators.ts';
import * as switchedOffLogins from './065-switched-off-logins.ts';
import * as mobileIdAnswers from './066-mobile-id-answers.ts';
import * as referralsOfTheGone from './067-referrals-of-the-gone.ts';
import * as senders from './068-senders.ts';
import * as listsOfRequests from './069-lists-of-requests.ts';
import * as listsByIndex from './070-lists-by-index.ts';
import * as eventPositions from './082-event-positions.ts';
import * as requestsAtRisk from './084-requests-at-risk.ts';
import * as embedAddresses from './085-embed-addresses.ts';
import * as serversShare from './092-servers-share.ts';
import * as corrections from './093-corrections.ts';
import * as fences from './097-fences.ts';
import * as programsSeeMore from './104-programs-see-more.ts';
import * as batches from './105-batches.ts';
import * as programsAsPrincipals from './073-programs-as-principals.ts';
import * as programDocuments from './077-program-documents.ts';
import * as webhooks from './080-webhooks.ts';
import * as programCalls from './081-program-calls.ts';
import * as quorums from './076-quorums.ts';
import * as handOvers from './078-hand-overs.ts';
import * as listedDocuments from './074-listed-documents.ts';
import * as templates from './090-templates.ts';
import * as templateFields from './108-template-fields.ts';
import * as observersTold from './125-observers-told.ts';
import * as teamInbox from './126-team-inbox.ts';
import * as templateShares from './127-template-shares.ts';
import * as mailsThatComeBack from './133-mails-that-come-back.ts';
import * as passkeysOnVisits from './134-passkeys-on-visits.ts';
import * as trustStore from './141-trust-store.ts';
import * as wordsOfLists from './149-words-of-lists.ts';
import * as milestonesOfTitles from './150-milestones-of-titles.ts';
import * as accessByLevel from './151-access-by-level.ts';
import * as retentionByBusiness from './152-retention-by-business.ts';
import * as listsThatSomebodyKeeps from './153-lists-that-somebody-keeps.ts';
import * as signersOfNothing from './154-signers-of-nothing.ts';
import * as toldKeys from './155-told-keys.ts';
import * as toldAfterErasure from './156-told-after-erasure.ts';
import * as missingSignaturesByDay from './158-missing-signatures-by-day.ts';
import * as stretchesByDate from './159-stretches-by-date.ts';
import * as listsByOnePlan from './160-lists-by-one-plan.ts';
import * as signaturesThatWereGiven from './161-signatures-that-were-given.ts';
import * as unseenSpans from './162-unseen-spans.ts';
import * as ownCallbacks from './163-own-callbacks.ts';
import * as customOfBatches from './164-custom-of-batches.ts';
import * as bucketClaims from './172-bucket-claims.ts';

/** Forward only, in this order; a landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-indexes': indexes,
  '003-levels': levels,
  '004-seals': seals,
  '005-profile': profile,
  '006-passwords': passwords,
  '007-two-step': twoStep,
  '008-sso': sso,
  '009-visual-signatures': visualSignatures,
  '010-deletion': deletion,
  '011-invitations': invitations,
  '012-seals-of-signatures': sealsOfSignatures,
  '013-step-ups': stepUps,
  '014-known-places': knownPlaces,
  '015-shown-documents': shownDocuments,
  '016-clock': clock,
  '017-attachments': attachments,
  '018-delegation': delegation,
  '019-send-tos': sendTos,
  '020-callbacks': callbacks,
  '021-locks-since': locksSince,
  '022-groups': groups,
  '023-business-events': businessEvents,
  '024-last-mail': lastMail,
  '025-members': members,
  '026-domains': domains,
  '027-business-profile': businessProfile,
  '028-settings': settings,
  '029-api-users': apiUsers,
  '030-activities': activities,
  '031-cost-centres': costCentres,
  '032-session-use': sessionUse,
  '034-pages-of-members': pagesOfMembers,
  '036-identifications': identifications,
  '038-identified-visitors': identifiedVisitors,
  '040-ends-of-identifications': endsOfIdentifications,
  '042-numbers-of-cases': numbersOfCases,
  '043-subscriptions': subscriptions,
  '044-warned-checks': warnedChecks,
  '046-downgraded-businesses': downgradedBusinesses,
  '047-plans': plans,
  '048-ledger': ledger,
  '049-seals-without-requests': sealsWithoutRequests,
  '050-mobile-ids': mobileIds,
  '051-changed-means': changedMeans,
  '052-call-offs': callOffs,
  '053-direct-sign': directSign,
  '055-referrals': referrals,
  '056-maintenance-notices': maintenanceNotices,
  '057-surveys': surveys,
  '058-contact-consents': contactConsents,
  '059-checks-in-person': checksInPerson,
  '060-identification-payments': identificationPayments,
  '062-operator-checks': operatorChecks,
  '063-reminder-schedules': reminderSchedules,
  '064-operators': operators,
  '065-switched-off-logins': switchedOffLogins,
  '066-mobile-id-answers': mobileIdAnswers,
  '067-referrals-of-the-gone': referralsOfTheGone,
  '068-senders': senders,
  '069-lists-of-requests': listsOfRequests,
  '070-lists-by-index': listsByIndex,
  '073-programs-as-principals': programsAsPrincipals,
  '074-listed-documents': listedDocuments,
  '076-quorums': quorums,
  '077-program-documents': programDocuments,
  '078-hand-overs': handOvers,
  '080-webhooks': webhooks,
  '081-program-calls': programCalls,
  '082-event-positions': eventPositions,
  '084-requests-at-risk': requestsAtRisk,
  '085-embed-addresses': embedAddresses,
  '086-request-fields': requestFields,
  '087-deputies': deputies,
  '090-templates': templates,
  '092-servers-share': serversShare,
  '093-corrections': corrections,
  '097-fences': fences,
  '104-programs-see-more': programsSeeMore,
  '105-batches': batches,
  '108-template-fields': templateFields,
  '120-field-files': fieldFiles,
  '125-observers-told': observersTold,
  '126-team-inbox': teamInbox,
  '127-template-shares': templateShares,
  '133-mails-that-come-back': mailsThatComeBack,
  '134-passkeys-on-visits': passkeysOnVisits,
  '141-trust-store': trustStore,
  '149-words-of-lists': wordsOfLists,
  '150-milestones-of-titles': milestonesOfTitles,
  '151-access-by-level': accessByLevel,
  '152-retention-by-business': retentionByBusiness,
  '153-lists-that-somebody-keeps': listsThatSomebodyKeeps,
  '154-signers-of-nothing': signersOfNothing,
  '155-told-keys': toldKeys,
  '156-told-after-erasure': toldAfterErasure,
  '158-missing-signatures-by-day': missingSignaturesByDay,
  '159-stretches-by-date': stretchesByDate,
  '160-lists-by-one-plan': listsByOnePlan,
  '161-signatures-that-were-given': signaturesThatWereGiven,
  '162-unseen-spans': unseenSpans,
  '163-own-callbacks': ownCallbacks,
  '164-custom-of-batches': customOfBatches,
  '172-bucket-claims': bucketClaims,
};
