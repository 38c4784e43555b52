import { plural } from '../plural.ts';

export const texts = {
  title: 'Avis',
  search: 'Message, famille, activité',
  family: 'Famille',
  participant: 'Participant',
  activity: 'Activité',
  message: 'Message',
  no_message: 'Sans message',
  score: 'Note',
  any_score: 'Toutes les notes',
  all_activities: 'Toutes les activités',
  stars: (count: number) => `${count} ${plural('fr', count, { one: 'étoile', other: 'étoiles' })}`,
  out_of: (score: string) => `${score} sur 5`,
  average: (score: string, count: string) => `${score} sur 5 en moyenne (${count} avis)`,
  created_at: 'Donné le',
  updated_at: 'Modifié le',
  visibility: 'Visibilité',
  may_be_shown: 'Peut être montré',
  for_organiser: 'Pour vous seuls',
  registration: 'Inscription',
  of_registration: 'Avis de la famille',
};
