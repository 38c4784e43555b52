import { elided } from '../formats/elided.ts';
import type { AbsenceReason, MarkKind } from '@ribambelle/domain/attendances/attendance.ts';
import type { MarkRefusal } from '@ribambelle/domain/attendances/decide-mark.ts';
import { plural } from '../formats/plural.ts';

const notes = (count: number) =>
  `${count} ${plural('fr', count, { one: 'présence notée n’est pas encore envoyée', other: 'présences notées ne sont pas encore envoyées' })}`;

const reasons: Readonly<Record<AbsenceReason, string>> = {
  ILL: 'Maladie',
  EXCUSED: 'Excusé par la famille',
  UNANNOUNCED: 'Sans nouvelles',
};

const markTexts: Readonly<Record<MarkKind, (hour: string) => string>> = {
  ARRIVED: (hour) => `arrivée à ${hour}.`,
  LEFT: (hour) => `départ à ${hour}.`,
  ABSENT: (hour) => `absence notée à ${hour}.`,
  TAKEN_BACK: (hour) => `annulation à ${hour}.`,
};

const refusals: Readonly<Record<MarkRefusal, string>> = {
  NOT_ON_DATE:
    'Pas enregistré : cet enfant n’est plus inscrit à cette date, ou pas dans un de vos groupes.',
  REGISTRATION_CANCELLED: 'Pas enregistré : son inscription a été annulée.',
  OTHER_DAY: 'Pas enregistré : cette heure est trop loin de celles de l’activité.',
  IN_FUTURE:
    'Pas enregistré : cette heure n’est pas encore passée. L’horloge de ce téléphone avance peut-être.',
};

export const texts = {
  title: 'Présences',
  day: 'Jour',
  of: 'Groupe ou lieu',
  everybody: 'Tous les groupes',
  places: 'Lieux',
  groups: 'Groupes',
  search: 'Un enfant',
  empty: 'Personne n’est attendu ce jour-là.',
  none_found: 'Aucun enfant de ce nom dans cette liste.',
  cut: (shown: string, count: string) =>
    `${shown} enfants sur ${count} sont affichés : choisissez un groupe ou un lieu.`,
  counts: (counts: { present: number; registered: number; left: number; absent: number }) =>
    [
      `${counts.present} là sur ${counts.registered}`,
      ...(counts.left === 0
        ? []
        : [`${counts.left} ${plural('fr', counts.left, { one: 'parti', other: 'partis' })}`]),
      ...(counts.absent === 0
        ? []
        : [`${counts.absent} ${plural('fr', counts.absent, { one: 'absent', other: 'absents' })}`]),
    ].join(' · '),
  arrival: 'Arrivée',
  departure: 'Départ',
  absence: 'Absence',
  take_back: 'Annuler',
  act_of: (act: string, name: string) => `${act} : ${name}`,
  expected: 'Pas encore là',
  present: (since: string) => `Là depuis ${since}`,
  left: (from: string, until: string) => `De ${from} à ${until}`,
  left_only: (until: string) => `Départ à ${until}, arrivée pas notée`,
  absent: (reason: string) => `Absence : ${reason}`,
  no_reason: 'sans raison',
  not_sent: 'pas encore envoyé',
  all_sent: 'Tout est envoyé',
  waiting: (count: number) => `${notes(count)}.`,
  unsent: (count: number) => `${notes(count)}.`,
  no_connection: 'Il n’y a pas de connexion.',
  kept_here:
    'Elles restent sur ce téléphone et partent dès que possible : laissez cette page ouverte.',
  unsent_of_others: (count: number) =>
    `${count} ${plural('fr', count, { one: 'présence notée', other: 'présences notées' })} sur ce téléphone par quelqu’un d’autre de l’équipe : à envoyer en se connectant avec le même compte.`,
  dismiss: 'Compris',
  said: markTexts,
  refusals,
  details: 'Voir la fiche',
  known: 'À savoir',
  family: 'Famille',
  phone: 'Téléphone',
  why_absent: (name: string) => `Absence ${elided('de', name)}`,
  message: 'Précision (facultatif)',
  reasons,
  hours: 'Heures',
  correct: 'Corriger les heures',
  history: 'Ce qui a été noté',
  no_history: 'Rien n’a encore été noté.',
  noted: (act: { at: string; by: string; made_at: string }) =>
    `${act.at}, noté par ${act.by} à ${act.made_at}`,
  taken_back: 'annulé',
  me: 'vous',
  code: 'Code de présence',
  code_text: 'Sur son badge et dans l’espace de sa famille : scanné à l’arrivée, il note l’enfant.',
  code_lost:
    'Ce code ne peut plus être lu : la clé qui l’ouvre manque sur le serveur. Remplacez-le, puis refaites le badge.',
  code_renew: 'Remplacer le code',
  code_renew_follows:
    'Un nouveau code prend la place de celui-ci : son badge et l’image de sa famille ne marcheront plus.',
  code_keep: 'Garder ce code',
  code_renewed: 'Le code a été remplacé.',
  scan: 'Scanner',
  scan_title: 'Scanner un badge',
  scan_text: 'Tenez le code QR devant la caméra. L’arrivée est notée aussitôt.',
  scan_no_camera:
    'La caméra ne peut pas être utilisée : autorisez-la dans le navigateur, ou tapez le code.',
  scan_typed: 'Ou tapez le code',
  scan_find: 'Chercher',
  scan_unknown: (code: string) => `Le code ${code} n’est celui d’aucun enfant attendu ce jour-là.`,
};
