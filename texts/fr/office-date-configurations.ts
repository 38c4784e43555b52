import { plural } from '../formats/plural.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  DATE_CONFIGURATION_NOT_FOUND: 'Ce modèle de dates n’existe pas ou plus.',
};

export const texts = {
  title: 'Modèles de dates',
  add: 'Nouveau modèle de dates',
  created: 'Modèle de dates créé.',
  removed: 'Modèle de dates supprimé.',
  empty:
    'Aucun modèle pour le moment. Un modèle garde des jours et leurs heures, comme « Semaine de stage, 9 h à 16 h » : il remplit les dates d’une nouvelle offre en un choix.',
  name: 'Nom',
  name_help: 'Pour l’équipe : les familles ne le voient pas.',
  dates: 'Jours et heures',
  dates_help:
    'Une pause le midi ? Mettez le même jour deux fois, le matin et l’après-midi. Une fin avant le début tombe le lendemain.',
  kept: 'Ce qui a déjà été créé avec ce modèle ne change pas.',
  several_weeks: 'Sur plusieurs semaines',
  week: 'Semaine',
  week_number: (week: number) => `Semaine ${week}`,
  weekday: 'Jour',
  start_time: 'Début',
  end_time: 'Fin',
  add_date: 'Ajouter un jour',
  remove_date: (place: number) => `Retirer le jour ${place}`,
  template: 'Modèle de dates',
  from: 'À partir du',
  holidays: (days: string, count: number) =>
    `${plural('fr', count, { one: 'Congé ou jour férié', other: 'Congés et jours fériés' })} : ${days}`,
  leave_out: (count: number) =>
    plural('fr', count, { one: 'Ne pas le programmer', other: 'Ne pas les programmer' }),
  left_out: (days: string) => `Pas programmé : ${days}`,
  own_hours: 'D’autres heures selon le jour',
  same_hours: 'Les mêmes heures chaque jour',
  keep: 'Garder comme modèle',
  keep_title: 'Garder ces dates comme modèle',
  keep_help: (count: number) =>
    `${count} ${plural('fr', count, { one: 'jour et ses heures', other: 'jours et leurs heures' })}, pour refaire la même chose à partir d’un autre jour.`,
};

export const record = {
  area: 'Modèles de dates',
  list: {
    name: 'modeles-de-dates',
    columns: {
      name: 'Nom',
      dates: 'Dates',
    },
    words: {},
  },
  setting: 'semaine type horaires stage jours calendrier planning',
} satisfies RecordWords<'date-configurations'>;
