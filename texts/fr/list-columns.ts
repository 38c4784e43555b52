import { lists } from './all-records.ts';
import { texts as recordLists } from './record-lists.ts';
import { texts as offerLists } from './offer-lists.ts';
import { texts as mailings } from './office-mailings.ts';
import { texts as payments } from './office-payments.ts';
import { texts as rosters } from './office-rosters.ts';
import { texts as reports } from './report-columns.ts';

/**
 * The lists of the back-office: their names in file names, their columns, and the words for columns
 * that hold a code.
 */
export const texts = {
  ...reports,
  registrations: {
    name: 'inscriptions',
    columns: {
      reference: 'Référence',
      participant: 'Participant',
      birthdate: 'Né(e) le',
      age: 'Âge',
      activity: 'Activité',
      start: 'Quand',
      start_time: 'Début',
      end: 'Jusqu’au',
      end_time: 'Fin',
      location: 'Lieu',
      family: 'Famille',
      email: 'E-mail',
      phone: 'Téléphone',
      places: 'Places',
      price: 'Prix',
      paid: 'Payé',
      owed: 'Reste à payer',
      due: 'Échéance',
      state: 'État',
      tags: 'Étiquettes',
      registered: 'Inscrit le',
      cancelled: 'Annulé le',
    },
    words: {
      state: {
        CANCELLED: 'Annulée',
        FREE: 'Gratuit',
        OVERDUE: 'En retard',
        OUTSTANDING: 'À payer',
        COMPLETE: 'Payé',
      },
    },
  },
  customers: {
    name: 'familles',
    columns: {
      name: 'Nom',
      children: 'Participants',
      email: 'E-mail',
      phone: 'Téléphone',
      tags: 'Étiquettes',
      registrations: 'Inscriptions',
      owes: 'Reste à payer',
      wallet: 'Portefeuille',
      moved: 'Dernier mouvement',
    },
    words: {},
  },
  ...recordLists,
  participants: {
    name: 'participants',
    columns: {
      name: 'Nom',
      birthdate: 'Né(e) le',
      family: 'Famille',
      registrations: 'Inscriptions',
    },
    words: {},
  },
  payments: {
    name: 'paiements',
    columns: {
      created: 'Date',
      received: 'Reçu le',
      family: 'Famille',
      communication: 'Communication',
      method: 'Moyen de paiement',
      amount: 'Montant',
      refunded: 'Remboursé',
      state: 'État',
    },
    words: { method: payments.methods, state: payments.states },
  },
  roster: {
    name: 'liste-du-jour',
    columns: {
      start_time: 'De',
      end_time: 'À',
      activity: 'Quoi',
      location: 'Lieu',
      kind: 'Genre',
      participant: 'Participant',
      age: 'Âge',
      birthdate: 'Né(e) le',
      details: 'À savoir',
      answers: 'Réponses',
      options: 'Options',
      family: 'Famille',
      phone: 'Téléphone',
      email: 'E-mail',
      places: 'Places',
      owed: 'Reste à payer',
      signature: 'Signature',
    },
    words: { kind: rosters.kinds },
  },
  availabilities: {
    name: 'dates',
    columns: {
      start: 'Quand',
      start_time: 'Début',
      end: 'Jusqu’au',
      dates: 'Jours',
      activity: 'Activité',
      location: 'Lieu',
      price: 'Prix',
      places: 'Inscrits',
      capacity: 'Capacité',
      tags: 'Étiquettes',
      state: 'État',
    },
    words: {
      state: { OPEN: 'Ouvert', FULL: 'Complet', CLOSED: 'Fermé', OVERLAP: 'Indisponible' },
    },
  },
  activities: {
    name: 'activites',
    columns: {
      title: 'Titre',
      categories: 'Catégories',
      age_minimum: 'Âge minimum',
      age_maximum: 'Âge maximum',
      ages: 'Âges',
      price: 'Prix',
      ahead: 'Dates ouvertes',
      next: 'Prochaine date',
      state: 'État',
    },
    words: {
      state: { PUBLISHED: 'Publiée', UNPUBLISHED: 'Non publiée' },
    },
  },
  ...offerLists,
  reviews: {
    name: 'avis',
    columns: {
      score: 'Note',
      message: 'Message',
      activity: 'Activité',
      family: 'Famille',
      visibility: 'Visibilité',
      answer: 'Réponse',
      created: 'Donné le',
    },
    words: {},
  },
  collaborators: {
    name: 'equipe',
    columns: {
      name: 'Nom',
      email: 'E-mail',
      role: 'Rôle',
      answers: 'Champs',
      second_factor: 'Double vérification',
      state: 'État',
    },
    words: {
      second_factor: { YES: 'oui' },
      state: { ACTIVE: 'Actif', INACTIVE: 'Désactivé' },
    },
  },
  roles: {
    name: 'roles',
    columns: {
      name: 'Nom du rôle',
      rights: 'Droits accordés',
      members: 'Personnes',
    },
    words: {},
  },
  mailings: {
    name: 'envois groupés',
    columns: {
      created: 'Quand',
      subject: 'Objet',
      author: 'Écrit par',
      state: 'État',
      families: 'Familles',
      sent: 'Envoyés',
      failed: 'Échoués ou revenus',
    },
    words: { state: mailings.states },
  },
  'mailing-recipients': {
    name: 'destinataires',
    columns: {
      name: 'Famille',
      email: 'Adresse',
      state: 'État',
      sent: 'Envoyé',
    },
    words: { state: mailings.recipient_states },
  },
  mails: {
    name: 'e-mails',
    columns: {
      created: 'Quand',
      recipient: 'À',
      subject: 'Sujet',
      state: 'État',
    },
    words: {},
  },
  audit: {
    name: 'journal',
    columns: {
      created: 'Quand',
      who: 'Qui',
      what: 'Quoi',
      about: 'À propos de',
      changes: 'Changements',
    },
    words: {},
  },
  security: {
    name: 'securite',
    columns: {
      created: 'Quand',
      event: 'Événement',
      actor: 'Qui',
      address: 'Adresse IP',
      details: 'Détails',
    },
    words: {},
  },
  ...lists,
};
