import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatWeekday } from '../formats/format-weekday.ts';
import { wordIn } from '../formats/word-in.ts';
import { filters } from './all-records.ts';
import { texts as activities } from './office-activities.ts';
import { texts as availabilities } from './office-availabilities.ts';
import { texts as customers } from './office-customers.ts';
import { texts as mailings } from './office-mailings.ts';
import { texts as mails } from './office-mails.ts';
import { texts as notes } from './office-notes.ts';
import { texts as organisation } from './office-organisation.ts';
import { texts as payments } from './office-payments.ts';
import { texts as permissions } from './office-permissions.ts';
import { texts as registrations } from './office-registrations.ts';
import { texts as requests } from './office-registration-requests.ts';
import { texts as reports } from './reports.ts';
import { texts as reviews } from './office-reviews.ts';
import { texts as rosters } from './office-rosters.ts';
import { texts as security } from './office-security.ts';
import { texts as segments } from './office-segments.ts';

/**
 * The filters of the lists of the back-office: their names and choices. A period is named after its
 * date.
 */
export const texts = {
  registrations: {
    names: {
      tag: notes.all_tags,
      activity: registrations.all_activities,
      customer: 'Famille',
      participant: 'Participant',
      payment: registrations.payment,
      cancelled: registrations.filter_cancelled,
      takes_place: 'Commence',
      registered: 'Inscrit',
      owed: 'Reste à payer',
      availability: 'Ces dates',
    },
    words: {
      payment: (code: string) => wordIn(registrations.payments, code),
      cancelled: (code: string) =>
        code === 'true' ? registrations.only_cancelled : registrations.not_cancelled,
    },
  },
  'registration-requests': {
    names: {
      status: requests.all_states,
      activity: registrations.all_activities,
      requested: 'Reçue',
    },
    words: { status: (code: string) => wordIn(requests.states, code) },
  },
  segments: {
    names: { entity: segments.entity_filter },
    words: { entity: (code: string) => wordIn(segments.entities, code) },
  },
  payments: {
    names: {
      state: payments.state,
      method: payments.method,
      attention: payments.attention,
      customer: 'Famille',
      received: 'Reçu',
      amount: 'Montant',
    },
    words: {
      state: (code: string) => wordIn(payments.states, code),
      method: (code: string) => wordIn(payments.methods, code),
      attention: (code: string) => wordIn(payments.attentions, code),
    },
  },
  availabilities: {
    names: {
      takes_place: 'A lieu',
      activity: availabilities.all_activities,
      location: availabilities.all_locations,
      status: availabilities.all_states,
      tag: availabilities.all_tags,
      waiting_list: 'Liste d’attente',
      free: 'Places libres',
      price: 'Prix',
    },
    usual: { takes_place: 'dès aujourd’hui' },
    words: {
      status: (code: string) => wordIn(availabilities.states, code),
      waiting_list: () => 'Place libre, personne n’est prévenu',
    },
  },
  sold: { names: { sold: 'Vendu', until: 'Valable jusqu’au' } },
  calendar: {
    names: { activity: availabilities.all_activities, location: availabilities.all_locations },
  },
  roster: {
    names: {
      day: 'Jour',
      activity: availabilities.all_activities,
      location: availabilities.all_locations,
      kind: rosters.kind,
    },
    words: { kind: (code: string) => wordIn(rosters.kinds, code) },
  },
  reports: { names: { period: 'Période' } },
  balances: {
    names: { of: reports.accounts.of, at: reports.accounts.at },
    words: { of: (code: string) => wordIn(reports.accounts.open, code) },
    usual: { of: reports.accounts.open.OWED },
  },
  'resources-report': {
    names: { period: 'Période', resource: 'Salle ou matériel', location: 'Lieu' },
  },
  participants: { names: { age: 'Âge' } },
  customers: {
    names: {
      tag: notes.all_tags,
      place: 'Commune ou code postal',
      outstanding: customers.filter_owes,
      owed: 'Montant dû',
      unmoved: 'Crédit sans mouvement (mois)',
    },
    words: { outstanding: () => customers.only_owing },
  },
  activities: {
    names: { category: activities.all_categories, published: activities.all_states },
    words: {
      published: (code: string) =>
        code === 'true' ? activities.published : activities.unpublished,
    },
  },
  bookings: {
    names: {
      starts: 'A lieu',
      weekday: 'Jour de la semaine',
      hour: 'Heure de début',
      resource: 'Salle ou matériel',
      location: 'Lieu',
      customer: 'Une famille',
      cancelled: registrations.filter_cancelled,
      sold: 'Réservé',
    },
    words: {
      weekday: (code: string) => formatWeekday(Number(code), 'fr'),
      hour: (code: string) => HABITS.fr.clock(Number(code), 0),
      cancelled: (code: string) =>
        code === 'true' ? registrations.only_cancelled : registrations.not_cancelled,
    },
  },
  'resource-blocks': {
    names: { during: 'Bloqué', resource: 'Cette salle' },
    words: {},
  },
  reviews: {
    names: {
      activity: reviews.all_activities,
      score: reviews.any_score,
      visibility: reviews.visibility,
      answer: reviews.any_answer,
      created: 'Écrit',
    },
    words: {
      score: (code: string) => reviews.stars(Number(code)),
      visibility: (code: string) => wordIn(reviews.visibilities, code),
      answer: (code: string) => wordIn(reviews.answers, code),
    },
  },
  mailings: {
    names: { state: 'Tous les états', created: 'Écrit' },
    words: { state: (code: string) => wordIn(mailings.states, code) },
  },
  'mailing-recipients': {
    names: { state: 'Tous les résultats' },
    words: { state: (code: string) => wordIn(mailings.recipient_states, code) },
  },
  mails: {
    names: { state: mails.all_states, customer: 'Famille', created: 'Écrit' },
    words: {
      state: (code: string) => (code === 'UNSENT' ? mails.unsent : organisation.mailStateOf(code)),
    },
  },
  audit: {
    names: {
      area: organisation.all_areas,
      collaborator: organisation.everybody,
      done: 'Fait',
    },
    words: { area: permissions.areaOf },
  },
  security: {
    names: {
      type: security.all_types,
      actor_kind: security.all_actors,
      happened: 'Arrivé',
    },
    words: { type: security.typeOf, actor_kind: security.kindOf },
  },
  ...filters,
  filter: {
    begins: 'Le début suffit.',
    set: (name: string, value: string) => `${name} : ${value}`,
    remove: (name: string) => `Retirer le filtre « ${name} »`,
    at_least: 'Au moins',
    at_most: 'Au plus',
    least: (value: string) => `au moins ${value}`,
    most: (value: string) => `au plus ${value}`,
    between: (least: string, most: string) => `de ${least} à ${most}`,
    reversed: 'Plus petit que le premier nombre.',
  },
  period: {
    from: 'Du',
    to: 'Au',
    since: (day: string) => `dès le ${day}`,
    until: (day: string) => `jusqu’au ${day}`,
  },
  day: { today: 'Aujourd’hui', tomorrow: 'Demain' },
};
